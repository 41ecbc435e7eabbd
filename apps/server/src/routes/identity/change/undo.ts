import type { ResponseBody } from '@foyer/core/wire'
import type { FastifyInstance } from 'fastify'
import { findUndo } from '../../../accounts/identifiers/identifier-undos.ts'
import { notifyUndone } from '../../../accounts/identifiers/notify-change.ts'
import { undoChange } from '../../../accounts/identifiers/undo-change.ts'
import { findCompletedRecovery } from '../../../accounts/recovery/done-recoveries.ts'
import {
  createRepeatableSecret,
  isRepeated,
  type IdempotentRequest,
} from '../../../accounts/sessions/idempotent-request.ts'
import type { Context } from '../../../context.ts'
import { awaitVisible } from '../../../database/await-visible.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { ApiError } from '../../../api-error.ts'
import { readLocale } from '../../../http/read-locale.ts'
import { describeCaller, readAddress } from '../../../http/guards/caller.ts'
import { readIdempotentRequest, route } from '../../../http/route.ts'
import { hasPasswords } from '../../../settings/sign-in-methods.ts'

/** Undoes a change of identifiers by the link of its notice: docs/decisions/081-changing-identifiers.md. */
export function undo(app: FastifyInstance, context: Context): void {
  const { config, database, limits } = context
  route(app, 'undoCheck', async (request) => {
    const found = await findUndo(database.drizzle, request.body.token)
    if (found === undefined) {
      await limits.consumeWrongLink(readAddress(request))
      return { isOpen: false }
    }
    return { isOpen: true, kind: found.kind, ...(found.given !== null && { value: found.given }) }
  })

  route(app, 'undo', async (request) => {
    const { token } = request.body
    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, token)
    const result = await runTransaction(database.drizzle, (transaction) =>
      undoChange(transaction, { token, caller, idempotentRequest }, config),
    )
    if (result === undefined) {
      const repeated = idempotentRequest && (await findAnswer(idempotentRequest))
      if (repeated) return repeated
      await limits.consumeWrongLink(caller.address)
      throw new ApiError('recovery_invalid')
    }
    const { recoveryToken, unlinked, removed } = result
    notifyUndone(context, removed, readLocale(request))
    return { unlinked, ...(recoveryToken !== undefined && { recoveryToken }) }
  })

  /** The answer to an earlier copy of this request, if that has undone the change and its answer was lost. `undefined`: there is none. */
  async function findAnswer(idempotentRequest: IdempotentRequest): Promise<ResponseBody<'undo'> | undefined> {
    if (!(await isRepeated(database.drizzle, idempotentRequest))) return undefined
    const done = await awaitVisible(database, () =>
      findCompletedRecovery(database.drizzle, idempotentRequest),
    )
    if (done === undefined) return undefined
    const { unlinked } = done
    if (!hasPasswords(config)) return { unlinked }
    return { unlinked, recoveryToken: await createRepeatableSecret(database.drizzle, idempotentRequest) }
  }
}
