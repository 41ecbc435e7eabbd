import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'

export function session(app: FastifyInstance, context: Context): void {
  route(app, 'session', (request) => requireUser(context, request).then(({ user }) => user), {
    isRoutine: true,
  })
}
