import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkOrder, latestDay } from '@foyer/core/checkout'
import type { RequestBody } from '@foyer/core/wire'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import { placeOrder } from '../../checkout/orders/place-order.ts'
import { sendReceipt } from '../../checkout/orders/send-receipt.ts'
import { tidyFields } from '../../checkout/orders/tidy-fields.ts'
import { ApiError } from '../../api-error.ts'
import { readLocale } from '../../http/read-locale.ts'
import { findUser } from '../../http/auth/find-user.ts'
import { requireSamePerson } from '../../http/auth/require-user.ts'

export function checkout(app: FastifyInstance, context: Context): void {
  const { config, database, limits, receiptCookie } = context

  route(app, 'checkout', async (request, reply) => {
    const fields = tidyFields(request.body)
    const errors = checkOrder(fields, latestDay(Date.now()))
    if (errors.length > 0) throw new ApiError('validation_failed', { errors })
    const price = config.prices.get(fields.currency)
    if (price === undefined) throw new Error(`The checkout takes ${fields.currency} and has no price in it.`)

    const userId = await findOwner(request)
    const caller = describeCaller(request)
    await limits.consumeCheckout(caller.address)
    // Counted like a check, because an order also reveals whether a code is valid.
    if (fields.voucher !== undefined) await limits.consumePromocode(caller.address)
    const key = readIdempotentRequest(request, '')?.key
    const placed = await placeOrder(database.drizzle, { fields, userId, key, caller, price })
    const { order, isNew, receipt } = placed
    if (receipt !== null) receiptCookie.write(reply, order.number, receipt)
    if (isNew) await sendReceipt(context, { order, fields, userId, locale: readLocale(request) })
    return { ...order, createdAt: order.createdAt.toISOString() }
  })

  /** Whose order it is; `null`: a guest's. @throws ApiError unauthenticated, other_user */
  async function findOwner(
    request: FastifyRequest<{ Body: RequestBody<'checkout'> }>,
  ): Promise<string | null> {
    const shownId = request.body.userId
    if (shownId === null) return null
    const current = await findUser(context, request)
    if (shownId !== undefined) requireSamePerson(shownId, current)
    return current?.user.id ?? null
  }
}
