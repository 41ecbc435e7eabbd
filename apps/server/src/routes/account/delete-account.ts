import type { FastifyInstance } from 'fastify'
import { deleteAccount as remove } from '../../accounts/lifecycle/delete-account.ts'
import { notifyDeleted } from '../../accounts/lifecycle/notify-lifecycle.ts'
import { findProven } from '../../accounts/notify-person.ts'
import { holdRecent } from '../../accounts/hold-person.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { ApiError } from '../../api-error.ts'
import { readIdempotentRequest, route, type CallRequest } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { beginIdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { findRepeatedRequest } from './find-repeated-request.ts'

/** For the audit event: an account's deletion is recorded without address and user agent too. */
const unknownCaller = { address: null, userAgent: null }

export function deleteAccount(app: FastifyInstance, context: Context): void {
  const { config, database, proofCookie, sessionCookie } = context

  route(app, 'deleteAccount', async (request, reply) => {
    try {
      await removePerson(request)
    } catch (error) {
      // A copy of this request may have deleted the account, and the session with it.
      const isOver = error instanceof ApiError && error.code === 'unauthenticated'
      if (!isOver || !(await findRepeatedRequest(context, request))) throw error
    }
    sessionCookie.clear(reply)
    proofCookie.clear(reply)
  })

  async function removePerson(request: CallRequest<'deleteAccount'>): Promise<void> {
    const { user, lang, actor } = await requireUser(context, request)
    const idempotentRequest = readIdempotentRequest(request, user.id)
    const recipient = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      const proven = await findProven(transaction, user.id)
      await remove(transaction, user.id)
      await recordEvent(transaction, { event: 'account_deleted', userId: user.id, caller: unknownCaller })
      if (idempotentRequest) await beginIdempotentRequest(transaction, idempotentRequest)
      return proven
    })
    const requester = toRequester(describeCaller(request))
    notifyDeleted(context, recipient, { locale: readOwnerLocale(request, lang), requester })
  }
}
