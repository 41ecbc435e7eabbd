import type { FastifyInstance } from 'fastify'
import { isCurrency } from '../../accounts/is-currency.ts'
import { toUser } from '../../accounts/user.ts'
import { updateAccount as update } from '../../accounts/lifecycle/update-account.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { requireUser } from '../../http/auth/require-user.ts'

export function updateAccount(app: FastifyInstance, context: Context): void {
  route(app, 'updateAccount', async (request) => {
    const { actor } = await requireUser(context, request)
    const { currency } = request.body
    if (currency !== undefined && !isCurrency(currency))
      throw new ApiError('validation_failed', { errors: [{ field: 'currency', code: 'invalid_request' }] })
    const changed = await update(context.database.drizzle, actor, request.body)
    return toUser(changed)
  })
}
