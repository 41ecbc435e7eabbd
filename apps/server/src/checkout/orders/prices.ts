import { checkoutCurrencies } from '@foyer/core/checkout'
import type { EnvironmentReader } from '../../settings/environment.ts'

/** The price of an order by currency, in its smallest unit, for each currency of the checkout. */
export type Prices = ReadonlyMap<string, number>

const defaultPrices: Readonly<Record<string, number>> = {
  USD: 4900,
  EUR: 4500,
  GBP: 3900,
  JPY: 7000,
  CHF: 4500,
  BRL: 24900,
  INR: 390000,
  IDR: 75000000,
  KRW: 65000,
  MXN: 89900,
  RUB: 450000,
  SAR: 18500,
}

/** Reads `CHECKOUT_PRICES`, such as `USD=4900 JPY=7000`; currencies that are left out keep their default price. */
export function readPrices(read: EnvironmentReader): Prices {
  const expected = 'prices in the smallest unit of currencies of the checkout, such as USD=4900 JPY=7000'
  return read.parsed<Prices>('CHECKOUT_PRICES', new Map(Object.entries(defaultPrices)), expected, (text) => {
    const pairs = text.split(/[\s,]+/).map((pair) => /^([A-Z]{3})=(\d{1,12})$/.exec(pair))
    const prices = new Map<string, number>()
    for (const match of pairs) {
      const [, currency = '', price = ''] = match ?? []
      if (!checkoutCurrencies.includes(currency)) return undefined
      if (prices.has(currency))
        read.addProblem(`CHECKOUT_PRICES: ${currency} has two prices. Leave one of them out.`)
      prices.set(currency, Number(price))
    }
    return new Map([...Object.entries(defaultPrices), ...prices])
  })
}
