import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { listSessions } from '../../accounts/sessions/list-sessions.ts'
import { requireUser } from '../../http/auth/require-user.ts'

export function sessions(app: FastifyInstance, context: Context): void {
  const { config, database } = context
  route(app, 'sessions', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    const who = { userId: user.id, sessionId }
    return { sessions: await listSessions(database.drizzle, who, config.sessionEnd) }
  })
}
