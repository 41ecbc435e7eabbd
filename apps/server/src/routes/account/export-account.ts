import type { FastifyInstance } from 'fastify'
import { exportAccount as read } from '../../accounts/lifecycle/export-account.ts'
import { notifyExported } from '../../accounts/lifecycle/notify-lifecycle.ts'
import { findRecipient } from '../../accounts/notify-person.ts'
import { recordExport } from '../../protection/audit/record-export.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { requireUser } from '../../http/auth/require-user.ts'

export function exportAccount(app: FastifyInstance, context: Context): void {
  const { database, limits } = context

  route(app, 'exportAccount', async (request, reply) => {
    const { user, lang } = await requireUser(context, request)
    await limits.consumeExport(user.id)
    // First, so that the export contains this event too.
    const caller = describeCaller(request)
    const recipient = await findRecipient(database.drizzle, user)
    const isRecorded = await recordExport(database.drizzle, user.id, caller)
    const all = await read(database.drizzle, user.id)
    if (all === undefined) throw new ApiError('unauthenticated')
    const notice = { locale: readOwnerLocale(request, lang), requester: toRequester(caller) }
    if (isRecorded) notifyExported(context, recipient, notice)
    reply.header('content-disposition', 'attachment; filename="foyer-account.json"')
    return all
  })
}
