import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { unlinkIdentity as unlink } from '../../social/identities.ts'

export function unlinkIdentity(app: FastifyInstance, context: Context): void {
  route(app, 'unlinkIdentity', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    const { social } = request.params
    const who = { userId: user.id, sessionId }
    await unlink(context.database.drizzle, { who, social, caller: describeCaller(request) })
  })
}
