import type { FastifyInstance } from 'fastify'
import { checkOrder, latestDay } from '@foyer/core/checkout'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { readAttempt, route } from '../http/route.ts'
import { placeOrder, tidyFields } from '../orders/place-order.ts'
import { Refusal } from '../refusals/refusal.ts'
import { findUser } from '../sessions/find-user.ts'

export function checkout(app: FastifyInstance, context: Context): void {
  const { database, limits } = context

  route(app, 'checkout', async (request) => {
    const fields = tidyFields(request.body)
    const errors = checkOrder(fields, latestDay(Date.now()))
    if (errors.length > 0) throw new Refusal('validation_failed', { errors })

    const caller = describeCaller(request)
    await limits.consumeCheckout(caller.address)
    // An order says whether a code works as well as a check does.
    if (fields.voucher !== undefined) await limits.consumePromocode(caller.address)
    const current = await findUser(context, request)
    const userId = current?.user.id ?? null
    const key = readAttempt(request, '')?.key
    const { id, createdAt, percent, amount } = await placeOrder(database.drizzle, {
      fields,
      userId,
      key,
      caller,
    })
    const discount = percent === null && amount === null ? null : { percent, amount }
    return { id, createdAt: createdAt.toISOString(), discount }
  })
}
