import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { unlinkIdentity as unlink } from '../../social/identities.ts'

export function unlinkIdentity(app: FastifyInstance, context: Context): void {
  const { config, database } = context

  route(app, 'unlinkIdentity', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    const { social } = request.params
    const unlinking = { who: { userId: user.id, sessionId }, social, caller: describeCaller(request) }
    await unlink(database.drizzle, unlinking, config)
  })
}
