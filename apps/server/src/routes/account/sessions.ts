import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { listSessions } from '../../accounts/sessions/list-sessions.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'

export function sessions(app: FastifyInstance, context: Context): void {
  route(app, 'sessions', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    return { sessions: await listSessions(context.database.drizzle, user.id, sessionId) }
  })
}
