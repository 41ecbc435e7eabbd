import { phoneRegions } from '../phone/index.ts'
import type { Validator } from '../validators/index.ts'
import { zipUseOf } from '../zip/index.ts'
import type { OrderFields } from './order-fields.ts'

/** The countries and territories that an order can go to, as ISO 3166 codes: all that have a calling code. */
export const checkoutCountries: readonly string[] = phoneRegions
  .map(({ countryCode }) => countryCode)
  .toSorted()

/** The currencies of the checkout as ISO 4217 codes, in the order of the list. */
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

/** The fifty states and the capital. Territories and military post are not served. */
export const servedStates: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
)

const required: Validator = { type: 'required', lazy: true }

/**
 * The validators of the checkout by field, in the order of the page. The form and the server both use them. Rules that
 * depend on more than one field, such as a country's zip codes, are in `check-order.ts`.
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

/**
 * The validators of the zip code in a country; without `required` where it has no zip codes, or they may be left out.
 */
export function zipValidators(country: string): readonly Validator[] {
  const rows = checkoutValidators.zipCode
  return zipUseOf(country) === 'required' ? [required, ...rows] : rows
}
