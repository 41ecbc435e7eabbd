import type { FastifyInstance } from 'fastify'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { requireUser } from '../sessions/require-user.ts'
import { endOtherSessions } from '../sessions/write-session.ts'

export function revokeOtherSessions(app: FastifyInstance, context: Context): void {
  const { database } = context

  route(app, 'revokeOtherSessions', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    await database.drizzle.transaction(async (transaction) => {
      const ended = await endOtherSessions(transaction, user.id, sessionId)
      await recordEvent(transaction, {
        event: 'other_sessions_revoked',
        userId: user.id,
        caller: describeCaller(request),
        details: { count: String(ended) },
      })
    })
  })
}
