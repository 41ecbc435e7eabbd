import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { users } from '../../database/schema/schema.ts'
import { findLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { hasPasswords } from '../../settings/sign-in-methods.ts'

export function readAccount(app: FastifyInstance, context: Context): void {
  route(app, 'readAccount', async (request) => {
    const { user } = await requireUser(context, request)
    const [row] = await context.database.drizzle
      .select({ lang: users.lang, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id))
    if (row === undefined) throw new ApiError('unauthenticated')
    return {
      lang: findLocale(row.lang) ?? null,
      hasPassword: row.passwordHash !== null && hasPasswords(context.config),
    }
  })
}
