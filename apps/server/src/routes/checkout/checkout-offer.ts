import type { FastifyInstance } from 'fastify'
import { checkoutCurrencies } from '@foyer/core/checkout'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'

export function checkoutOffer(app: FastifyInstance, { config }: Context): void {
  const prices = checkoutCurrencies.map((currency) => ({ currency, price: config.prices.get(currency) ?? 0 }))

  route(app, 'checkoutOffer', async () => ({ prices }))
}
