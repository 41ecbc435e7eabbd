import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { findPromocode } from '../../checkout/promocodes/find-promocode.ts'
import { translateCode } from '../../http/errors/messages.ts'
import { readLocale } from '../../http/read-locale.ts'
import { findUser } from '../../http/auth/find-user.ts'

export function promocodesCheck(app: FastifyInstance, context: Context): void {
  const { database, limits } = context

  route(app, 'promocodesCheck', async (request) => {
    await limits.consumePromocode(describeCaller(request).address)
    const { code, kind, currency } = request.body
    const current = await findUser(context, request)
    const userId = current?.user.id ?? null
    const found = await findPromocode(database.drizzle, { code, kind, currency, userId })
    if (!('problem' in found)) {
      const { percent, amount } = found.promocode
      // Promo codes have no discount on an order.
      const isWorth = percent !== null || amount !== null
      return { isValid: true, ...(isWorth && { discount: { percent, amount } }) }
    }
    return { isValid: false, message: translateCode(readLocale(request), found.problem) }
  })
}
