import { addressFormatOf, type AddressField } from '../address/index.ts'
import { phoneRegions } from '../phone/index.ts'
import type { Validator } from '../validators/index.ts'
import type { OrderFields } from './order-fields.ts'

/**
 * The countries and territories that an order can go to, as ISO 3166 codes: all that have a calling code. The address format of each is
 * known.
 */
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
const text: readonly Validator[] = [{ type: 'length', max: 100, trim: true }]

/**
 * The validators of the checkout by field. The country decides the order of the address fields, and which of them are required
 * (`addressValidators`). The form and the server both use them. Rules that depend on more than one field, such as a country's zip codes,
 * are in `check-order.ts`.
 */
export const checkoutValidators: Readonly<Record<keyof OrderFields, readonly Validator[]>> = {
  email: [required, { type: 'email', lazy: true }, { type: 'length', max: 254, trim: true }],
  name: [required, ...text],
  phone: [required, { type: 'phone', lazy: true }],
  dateOfBirth: [required, { type: 'date', lazy: true }],
  country: [required],
  addressLine1: text,
  addressLine2: text,
  district: text,
  city: text,
  state: text,
  zipCode: [{ type: 'length', max: 16, trim: true }],
  currency: [required],
  voucher: [{ type: 'length', max: 64, trim: true }],
  terms: [required],
}

const addressFields = ['addressLine1', 'addressLine2', 'district', 'city', 'state', 'zipCode'] as const

/** Built once, because a form compares its validators by identity. */
const requiredValidators = new Map<AddressField, readonly Validator[]>(
  addressFields.map((field) => [field, [required, ...checkoutValidators[field]]]),
)

/** The validators of an address field, with `required` where the country needs it. */
export function addressValidators(country: string, field: AddressField): readonly Validator[] {
  const rows = addressFormatOf(country).required.has(field) ? requiredValidators.get(field) : undefined
  return rows ?? checkoutValidators[field]
}

/** Whether a field is part of the address, so that the country decides whether it is required. */
export function isAddressField(field: string): field is AddressField {
  return requiredValidators.has(field as AddressField)
}

/** Whether an order can go to a state. */
export function isServed(country: string, state: string): boolean {
  return country !== 'US' || servedStates.has(state)
}
