import type { FastifyInstance } from 'fastify'
import { findUndo } from '../../../accounts/identifiers/identifier-undos.ts'
import { tellUndone } from '../../../accounts/identifiers/tell-change.ts'
import { undoChange } from '../../../accounts/identifiers/undo-change.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { HttpError } from '../../../http/errors/http-error.ts'
import { readLocale } from '../../../http/read-locale.ts'
import { describeCaller, readAddress } from '../../../http/guards/caller.ts'
import { route } from '../../../http/route.ts'

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
    const undone = await runTransaction(database.drizzle, (transaction) =>
      undoChange(transaction, { token, caller }, config),
    )
    if (undone === undefined) {
      await limits.consumeWrongLink(caller.address)
      throw new HttpError('recovery_invalid')
    }
    const { recoveryToken, unlinked, removed } = undone
    tellUndone(context, removed, readLocale(request))
    return { unlinked, ...(recoveryToken !== undefined && { recoveryToken }) }
  })
}
