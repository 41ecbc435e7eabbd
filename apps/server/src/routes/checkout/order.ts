import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findOwnOrder } from '../../checkout/orders/find-order.ts'
import { readOrderNumber } from '../../checkout/orders/order-number.ts'
import { ApiError } from '../../api-error.ts'
import { findUser } from '../../http/auth/find-user.ts'

export function order(app: FastifyInstance, context: Context): void {
  const { database, receiptCookie } = context

  route(app, 'order', async (request) => {
    const current = await findUser(context, request)
    const found = await findOwnOrder(database.drizzle, readOrderNumber(request.params.number), {
      userId: current?.user.id ?? null,
      receipt: receiptCookie.read(request),
    })
    // The same answer for somebody else's order as for one that does not exist.
    if (found === undefined) throw new ApiError('not_found')
    return found
  })
}
