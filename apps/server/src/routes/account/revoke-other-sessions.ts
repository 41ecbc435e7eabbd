import type { FastifyInstance } from 'fastify'
import { holdRecent } from '../../accounts/hold-person.ts'
import { endPendingSignIns } from '../../accounts/factors/pending-sign-ins.ts'
import { endTrust } from '../../accounts/factors/trusted-devices.ts'
import { endLaterUndos } from '../../accounts/identifiers/end-later-undos.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { endOtherSessions } from '../../accounts/sessions/start-session.ts'

export function revokeOtherSessions(app: FastifyInstance, context: Context): void {
  const { config, database } = context

  route(app, 'revokeOtherSessions', async (request) => {
    const { user, sessionId, actor } = await requireUser(context, request)
    await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      const ended = await endOtherSessions(transaction, user.id, sessionId)
      await endPendingSignIns(transaction, user.id)
      await endTrust(transaction, user.id)
      await endLaterUndos(transaction, user.id)
      await recordEvent(transaction, {
        event: 'other_sessions_revoked',
        userId: user.id,
        caller: describeCaller(request),
        details: { count: String(ended) },
      })
    })
  })
}
