import { phoneRegions } from '../phone/index.ts'
import type { Validator } from '../validators/index.ts'
import { zipUseOf } from '../zip/index.ts'
import type { OrderFields } from './order-fields.ts'

/** Countries and territories that an order can go to, as ISO 3166 codes: all that somebody can be rung up in. */
export const checkoutCountries: readonly string[] = phoneRegions
  .map(({ countryCode }) => countryCode)
  .toSorted()

/** ISO 4217, in the order of the list. */
export const checkoutCurrencies: readonly string[] = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CHF',
  'BRL',
  'INR',
  'IDR',
  'KRW',
  'MXN',
  'RUB',
  'SAR',
]

/** The fifty states and the capital; territories and military post are not served. */
export const servedStates: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
)

const required: Validator = { type: 'required', lazy: true }

/**
 * The one list of rules: the form shows them, the server repeats them. In the order of the page. What takes more than one
 * field, such as the country's zip codes, is in `check-order.ts`.
 */
export const checkoutValidators: Readonly<Record<keyof OrderFields, readonly Validator[]>> = {
  phone: [required, { type: 'phone', lazy: true }],
  email: [
    { type: 'email', lazy: true },
    { type: 'length', max: 254, trim: true },
  ],
  dateOfBirth: [required, { type: 'date', lazy: true }],
  country: [required],
  addressLine1: [required, { type: 'length', max: 100, trim: true }],
  addressLine2: [{ type: 'length', max: 100, trim: true }],
  zipCode: [{ type: 'length', max: 16, trim: true }],
  city: [required, { type: 'length', max: 100, trim: true }],
  currency: [required],
  voucher: [{ type: 'length', max: 64, trim: true }],
  terms: [required],
}

/** Those of the zip code, which not every country asks for. */
export function zipValidators(country: string): readonly Validator[] {
  const rows = checkoutValidators.zipCode
  return zipUseOf(country) === 'required' ? [required, ...rows] : rows
}
