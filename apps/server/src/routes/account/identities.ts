import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { listIdentities } from '../../social/identities.ts'

export function identities(app: FastifyInstance, context: Context): void {
  route(app, 'identities', async (request) => {
    const { user } = await requireUser(context, request)
    return { identities: await listIdentities(context.database.drizzle, user.id) }
  })
}
