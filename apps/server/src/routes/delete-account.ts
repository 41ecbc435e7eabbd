import type { FastifyInstance } from 'fastify'
import { checkPresentPassword } from '../accounts/check-present-password.ts'
import { deleteAccount as remove } from '../accounts/delete-account.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import { requireUser } from '../sessions/require-user.ts'

/** Of the trail's last line too nobody learns where it came from. */
const nobody = { address: null, userAgent: null }

export function deleteAccount(app: FastifyInstance, context: Context): void {
  const { database, sessionCookie } = context

  route(app, 'deleteAccount', async (request, reply) => {
    const { user } = await requireUser(context, request)
    const checked = await checkPresentPassword(context, user.id, request.body.password ?? '')
    if (checked === 'wrong') {
      const caller = describeCaller(request)
      await recordEvent(database.drizzle, { event: 'account_deletion_refused', userId: user.id, caller })
      throw new Refusal('validation_failed', { errors: [{ field: 'password', code: 'wrong_password' }] })
    }
    await database.drizzle.transaction(async (transaction) => {
      await remove(transaction, user.id)
      await recordEvent(transaction, { event: 'account_deleted', userId: user.id, caller: nobody })
    })
    sessionCookie.clear(reply)
  })
}
