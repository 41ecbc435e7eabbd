import type { FastifyInstance } from 'fastify'
import { exportAccount as read } from '../../accounts/lifecycle/export-account.ts'
import { recordExport } from '../../protection/audit/record-export.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'

export function exportAccount(app: FastifyInstance, context: Context): void {
  const { database, limits } = context

  route(app, 'exportAccount', async (request, reply) => {
    const { user } = await requireUser(context, request)
    await limits.consumeExport(user.id)
    // First, so that the export contains this event too.
    await recordExport(database.drizzle, user.id, describeCaller(request))
    const all = await read(database.drizzle, user.id)
    if (all === undefined) throw new HttpError('unauthenticated')
    reply.header('content-disposition', 'attachment; filename="foyer-account.json"')
    return all
  })
}
