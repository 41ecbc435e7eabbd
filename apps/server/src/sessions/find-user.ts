import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Current } from './session-check.ts'

const nobody = Promise.resolve(undefined)

const handedOn = new WeakMap<IncomingMessage, Promise<Current | undefined>>()

/** Whoever has checked the session of a request already hands the answer on: nobody is asked for it a second time. */
export function handOnUser(request: IncomingMessage, check: Promise<Current | undefined>): void {
  handedOn.set(request, check)
}

/** Who makes a call that is open to anyone; `undefined` for somebody who is not signed in. */
export function findUser(context: Context, request: FastifyRequest): Promise<Current | undefined> {
  const known = handedOn.get(request.raw)
  if (known !== undefined) return known
  const token = context.sessionCookie.read(request)
  return token === undefined ? nobody : context.checkSession(token)
}
