import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRandomToken, stateMinutes } from '../social/state.ts'
import { clearCookie, readCookies, setCookie } from './cookies.ts'

/**
 * Tells the browser that set out for a provider: nobody else can come back for it. Each way has a cookie of its own, or
 * two that are begun at the same moment, in two tabs, would overwrite each other's.
 */
export interface AttemptCookie {
  read(request: FastifyRequest, state: string): string | undefined
  /** Gives a browser that sets out what it is known by when it comes back with this state. */
  write(request: FastifyRequest, reply: FastifyReply, state: string): string
  clear(reply: FastifyReply, state: string): void
}

/** More ways than anybody has open at once, and few enough that a request's headers stay small. */
const maxOpen = 10

/** @param isHttps then the cookie is bound to this very host and to TLS, so that no other page plants one */
export function createAttemptCookie(isHttps: boolean): AttemptCookie {
  const prefix = isHttps ? '__Host-foyer-attempt-' : 'foyer-attempt-'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  const nameOf = (state: string) => prefix + hash('sha256', state, 'base64url').slice(0, 8)
  return {
    read(request, state) {
      const attempt = readCookies(request)[nameOf(state)]
      return attempt !== undefined && /^[A-Za-z0-9_-]{43}$/.test(attempt) ? attempt : undefined
    },
    write(request, reply, state) {
      // RFC 6265, 5.4: browsers send the older first.
      const open = Object.keys(readCookies(request)).filter((name) => name.startsWith(prefix))
      for (const name of open.slice(0, Math.max(0, open.length - maxOpen + 1)))
        clearCookie(reply, name, options)
      const attempt = createRandomToken()
      // Lax: a provider leads back from another site.
      setCookie(reply, nameOf(state), attempt, { ...options, maxAge: stateMinutes * 60 })
      return attempt
    },
    clear(reply, state) {
      clearCookie(reply, nameOf(state), options)
    },
  }
}
