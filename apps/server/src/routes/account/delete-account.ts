import type { FastifyInstance } from 'fastify'
import { deleteAccount as remove } from '../../accounts/delete-account.ts'
import { withPresentPassword } from '../../accounts/passwords/with-present-password.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'

/** The audit event of the deletion has neither address nor user agent either. */
const nobody = { address: null, userAgent: null }

export function deleteAccount(app: FastifyInstance, context: Context): void {
  const { sessionCookie } = context

  route(app, 'deleteAccount', async (request, reply) => {
    const { user, sessionId } = await requireUser(context, request)
    const asked = {
      who: { userId: user.id, sessionId },
      password: request.body.password ?? '',
      refused: { event: 'account_deletion_refused', caller: describeCaller(request) },
    } as const
    await withPresentPassword(context, asked, () => async (transaction) => {
      await remove(transaction, user.id)
      await recordEvent(transaction, { event: 'account_deleted', userId: user.id, caller: nobody })
    })
    sessionCookie.clear(reply)
  })
}
