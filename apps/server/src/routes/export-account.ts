import type { FastifyInstance } from 'fastify'
import { exportAccount as read } from '../accounts/export-account.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import { requireUser } from '../sessions/require-user.ts'

export function exportAccount(app: FastifyInstance, context: Context): void {
  const { database } = context

  route(app, 'exportAccount', async (request, reply) => {
    const { user } = await requireUser(context, request)
    // First, so that what the person gets names this call too.
    await recordEvent(database.drizzle, {
      event: 'account_exported',
      userId: user.id,
      caller: describeCaller(request),
    })
    const all = await read(database.drizzle, user.id)
    if (all === undefined) throw new Refusal('unauthenticated')
    reply.header('content-disposition', 'attachment; filename="foyer-account.json"')
    return all
  })
}
