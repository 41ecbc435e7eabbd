import type { FastifyInstance } from 'fastify'
import { removeIdentifier as remove } from '../../../accounts/identifiers/change-identifier.ts'
import { notifyIdentifierChange } from '../../../accounts/identifiers/notify-change.ts'
import { requireUser } from '../../../http/auth/require-user.ts'
import { toUser } from '../../../accounts/user.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { route } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'

export function removeIdentifier(app: FastifyInstance, context: Context): void {
  route(app, 'removeIdentifier', async (request) => {
    const { actor } = await requireUser(context, request)
    const { kind } = request.params
    const caller = describeCaller(request)
    const removed = await runTransaction(context.database.drizzle, (transaction) =>
      remove(transaction, { actor, kind, caller }, context.config),
    )
    notifyIdentifierChange(context, removed.change, {
      locale: readOwnerLocale(request, removed.user.lang),
      requester: toRequester(caller),
    })
    return toUser(removed.user)
  })
}
