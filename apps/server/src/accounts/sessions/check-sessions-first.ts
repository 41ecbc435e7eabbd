import type { FastifyInstance } from 'fastify'
import type { Operation } from '@foyer/core/wire'
import type { Context } from '../../context.ts'
import { requireUser } from './require-user.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation for this route. */
    readonly operation?: Operation
  }
}

/**
 * Rejects a call that needs a session before its body is read, so that callers without one learn nothing about its schema. A session may
 * end while the body arrives, so calls with a body check the session again.
 */
export function checkSessionsFirst(app: FastifyInstance, context: Context): void {
  app.decorateRequest('currentUser', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (operation?.auth !== 'user') {
      done()
      return
    }
    const check = requireUser(context, request)
    if (operation.body === undefined) request.currentUser = check
    check.then(() => done(), done)
  })
}
