import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { listOrders } from '../../checkout/orders/find-order.ts'
import { requireUser } from '../../http/auth/require-user.ts'

export function orders(app: FastifyInstance, context: Context): void {
  route(app, 'orders', async (request) => {
    const { user } = await requireUser(context, request)
    return { orders: await listOrders(context.database.drizzle, user.id) }
  })
}
