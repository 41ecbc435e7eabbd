import type { FastifyInstance } from 'fastify'
import { findUndo } from '../../../accounts/identifiers/identifier-undos.ts'
import { undoChange } from '../../../accounts/identifiers/undo-change.ts'
import type { Context } from '../../../context.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import { HttpError } from '../../../http/errors/http-error.ts'
import { describeCaller } from '../../../http/guards/caller.ts'
import { route } from '../../../http/route.ts'

/** Undoes a change of identifiers by the link of its notice: docs/decisions/081-changing-identifiers.md. */
export function undo(app: FastifyInstance, { config, database, limits }: Context): void {
  route(app, 'undoCheck', async ({ body, ip }) => {
    const found = await findUndo(database.drizzle, body.token)
    if (found === undefined) {
      await limits.consumeWrongLink(ip)
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
    const { recoveryToken } = undone
    return { ...(recoveryToken !== undefined && { recoveryToken }) }
  })
}
