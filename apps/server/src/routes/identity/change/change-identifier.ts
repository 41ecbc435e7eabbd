import type { FastifyInstance } from 'fastify'
import { listNames, readAccountName } from '../../../accounts/account-name.ts'
import { checkReachable } from '../../../accounts/identifiers/check-reachable.ts'
import { changeIdentifier as change } from '../../../accounts/identifiers/change-identifier.ts'
import { notifyIdentifierChange } from '../../../accounts/identifiers/notify-change.ts'
import { requireUser } from '../../../http/auth/require-user.ts'
import { toUser } from '../../../accounts/user.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { ApiError } from '../../../api-error.ts'
import { afterCommit } from '../../../operations/observability/after-commit.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { readOwnerLocale } from '../../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { toRequester } from '../../../notifications/describe-requester.ts'
import { readCode } from '../../codes/read-code.ts'
import { createCodeSender } from '../../codes/send-code.ts'

/** Adds or changes an identifier, in two calls: docs/decisions/081-changing-identifiers.md. */
export function changeIdentifier(app: FastifyInstance, context: Context): void {
  const { config, database, deviceCookie, limits } = context
  const sendCode = createCodeSender(context)

  route(app, 'changeIdentifier', async (request, reply) => {
    const { user, lang, sessionId } = await requireUser(context, request)
    const name = readAccountName(request.body)
    const issue = checkReachable(name, config)
    if (issue !== undefined) throw new ApiError('validation_failed', { errors: [issue] })
    if (listNames(user).includes(name.normalized))
      throw new ApiError('validation_failed', {
        errors: [{ field: name.kind, code: 'identifier_unchanged' }],
      })
    // Sent whether another account has the identifier or not: only the person who receives the code learns that.
    const idempotentRequest = readIdempotentRequest(request, `${sessionId} ${name.normalized}`)
    const codeRequest = { purpose: 'change', userId: user.id, sessionId, name, to: name.given, lang } as const
    await sendCode(request, reply, { ...codeRequest, idempotentRequest })
    return {}
  })

  route(app, 'changeIdentifierConfirm', async (request, reply) => {
    const { actor } = await requireUser(context, request)
    const guess = { purpose: 'change', code: request.body.code, actor } as const
    const verifiedCode = await readCode(context, request, guess)
    const caller = describeCaller(request)
    const changed = await runTransaction(database.drizzle, (transaction) =>
      change(transaction, { actor, verifiedCode, caller }, config),
    )
    notifyIdentifierChange(context, changed.change, {
      locale: readOwnerLocale(request, changed.user.lang),
      requester: toRequester(caller),
    })
    const device = deviceCookie.write(request, reply)
    await afterCommit(context, 'what follows a changed identifier', () =>
      limits.rememberPlace({ address: caller.address, device }, listNames(changed.user)),
    )
    return toUser(changed.user)
  })
}
