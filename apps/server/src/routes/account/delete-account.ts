import type { FastifyInstance } from 'fastify'
import { deleteAccount as remove } from '../../accounts/lifecycle/delete-account.ts'
import { holdRecent } from '../../accounts/hold-person.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'

/** The audit event of the deletion has neither address nor user agent either. */
const nobody = { address: null, userAgent: null }

export function deleteAccount(app: FastifyInstance, context: Context): void {
  const { config, database, sessionCookie } = context

  route(app, 'deleteAccount', async (request, reply) => {
    const { user, sessionId } = await requireUser(context, request)
    await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, { userId: user.id, sessionId }, config)
      await remove(transaction, user.id)
      await recordEvent(transaction, { event: 'account_deleted', userId: user.id, caller: nobody })
    })
    sessionCookie.clear(reply)
  })
}
