import type { FastifyInstance } from 'fastify'
import { endTrust } from '../../accounts/factors/trusted-devices.ts'
import { holdRecent } from '../../accounts/hold-person.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { revokeSession as revoke } from '../../accounts/sessions/start-session.ts'

export function revokeSession(app: FastifyInstance, context: Context): void {
  const { config, database, proofCookie, sessionCookie } = context

  route(app, 'revokeSession', async (request, reply) => {
    const { user, sessionId, actor } = await requireUser(context, request)
    const { id } = request.params
    await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      // The same answer for another person's session as for one that does not exist.
      if (!(await revoke(transaction, user.id, id))) throw new ApiError('not_found')
      // The device may be lost, and it is not known which of the trusted browsers is on it, so all trust ends.
      if (id !== sessionId) await endTrust(transaction, user.id)
      const caller = describeCaller(request)
      await recordEvent(transaction, {
        event: 'session_revoked',
        userId: user.id,
        caller,
        details: { sessionId: id },
      })
    })
    if (id !== sessionId) return
    sessionCookie.clear(reply)
    proofCookie.clear(reply)
  })
}
