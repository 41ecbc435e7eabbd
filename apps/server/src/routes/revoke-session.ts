import type { FastifyInstance } from 'fastify'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import { requireUser } from '../sessions/require-user.ts'
import { revokeSession as revoke } from '../sessions/write-session.ts'

export function revokeSession(app: FastifyInstance, context: Context): void {
  const { database, sessionCookie } = context

  route(app, 'revokeSession', async (request, reply) => {
    const { user, sessionId } = await requireUser(context, request)
    const { id } = request.params
    await database.drizzle.transaction(async (transaction) => {
      // Another person's session is as unknown as one that never was.
      if (!(await revoke(transaction, user.id, id))) throw new Refusal('not_found')
      const caller = describeCaller(request)
      await recordEvent(transaction, {
        event: 'session_revoked',
        userId: user.id,
        caller,
        details: { sessionId: id },
      })
    })
    if (id === sessionId) sessionCookie.clear(reply)
  })
}
