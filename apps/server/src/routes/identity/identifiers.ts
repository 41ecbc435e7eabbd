import type { FastifyInstance } from 'fastify'
import { listIdentifiers } from '../../accounts/identifiers/identifiers.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'

export function identifiers(app: FastifyInstance, context: Context): void {
  route(app, 'identifiers', async (request) => {
    const { user } = await requireUser(context, request)
    return { identifiers: await listIdentifiers(context.database.drizzle, user.id) }
  })
}
