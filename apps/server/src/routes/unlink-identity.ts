import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { requireUser } from '../sessions/require-user.ts'
import { unlinkIdentity as unlink } from '../social/identities.ts'

export function unlinkIdentity(app: FastifyInstance, context: Context): void {
  route(app, 'unlinkIdentity', async (request) => {
    const { user } = await requireUser(context, request)
    const { social } = request.params
    await unlink(context.database.drizzle, { userId: user.id, social, caller: describeCaller(request) })
  })
}
