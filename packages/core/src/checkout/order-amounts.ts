import { dirOf, type Locale } from '../wire/locales/locales.ts'

/** What a voucher takes off: a part in hundredths, or an amount in the currency's smallest unit; one of both, or neither. */
export interface Discount {
  readonly percent: number | null
  readonly amount: number | null
}

/** What an order costs, in the smallest unit of its currency. */
export interface OrderAmounts {
  readonly price: number
  readonly discount: number
  readonly total: number
}

/** Percentages are rounded to the smallest unit, half of one up; nothing costs less than nothing. */
export function priceOrder(price: number, voucher: Discount | null): OrderAmounts {
  const { percent, amount } = voucher ?? { percent: null, amount: null }
  const off = percent === null ? (amount ?? 0) : Math.round((price * percent) / 100)
  const discount = Math.min(off, price)
  return { price, discount, total: price - discount }
}

/** '$49.00', '¥7,000': an amount in the smallest unit, as the reader's language writes it, in ASCII digits. */
export function sayMoney(amount: number, currency: string, locale: Locale): string {
  const options = { style: 'currency', currency, numberingSystem: 'latn' } as const
  const format = new Intl.NumberFormat(locale, options)
  // The smallest unit of yen is the yen itself.
  const parts = format.formatToParts(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  const isMirrored = dirOf(locale) === 'rtl'
  return parts.map(({ type, value }) => (isMirrored && type === 'currency' ? isolate(value) : value)).join('')
}

/** In a line from right to left, 'US$' would be shown as '$US'. The first letter of what is isolated tells its direction. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
