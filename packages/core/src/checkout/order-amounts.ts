import { dirOf, type Locale } from '../wire/locales/locales.ts'

/**
 * What a voucher takes off: a percentage, or an amount in the smallest unit of the currency. At most one of the two is
 * set.
 */
export interface Discount {
  readonly percent: number | null
  readonly amount: number | null
}

/** The amounts of an order, in the smallest unit of its currency. */
export interface OrderAmounts {
  readonly price: number
  readonly discount: number
  readonly total: number
}

/** Applies a voucher to a price. Percentages are rounded half up to the smallest unit; the total is never below 0. */
export function priceOrder(price: number, voucher: Discount | null): OrderAmounts {
  const { percent, amount } = voucher ?? { percent: null, amount: null }
  const reduction = percent === null ? (amount ?? 0) : Math.round((price * percent) / 100)
  const discount = Math.min(reduction, price)
  return { price, discount, total: price - discount }
}

/**
 * The number of decimals of currencies that do not have two (ISO 4217, list one). Not taken from `Intl`, because browsers differ: for the
 * rupiah Chromium and Node show none, as people use it, and Firefox shows the two of ISO.
 */
const currenciesByDecimals: Readonly<Record<string, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

function decimalsOf(currency: string): number {
  const [digits] = Object.entries(currenciesByDecimals).find(([, list]) => list.includes(currency)) ?? []
  return Number(digits ?? 2)
}

/**
 * Formats an amount (in the smallest unit of the currency) in the reader's language, in ASCII digits: '$49.00',
 * '¥7,000'.
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  // The smallest unit of yen is the yen itself.
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const parts = format.formatToParts(amount / 10 ** digits)
  const isMirrored = dirOf(locale) === 'rtl'
  return parts.map(({ type, value }) => (isMirrored && type === 'currency' ? isolate(value) : value)).join('')
}

/** Isolates a text from the direction around it: in right-to-left text 'US$' would be shown as '$US'. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
