import { routes } from './routes.ts'
import {
  currencySchema,
  instantSchema,
  langSchema,
  phoneSchema,
  promocodeSchema,
  uuidSchema,
} from './schema.ts'

/** Room for what people type. Whether it is there, and right, the checkout's own rules say: all fields at once. */
const textSchema = { type: 'string', maxLength: 1000 } as const

/**
 * Places an order. Open to anyone; who is signed in has it with their account. A voucher is used up by it, once.
 * Nothing is paid here.
 */
export const checkout = {
  ...routes.checkout,
  summary: 'Place an order',
  auth: 'anyone',
  isRepeatable: true,
  status: 201,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['phone', 'dateOfBirth', 'country', 'zipCode', 'city', 'addressLine1', 'currency', 'terms'],
    properties: {
      phone: { ...phoneSchema, minLength: 0 },
      /** ISO `yyyy-mm-dd`. */
      dateOfBirth: { type: 'string', maxLength: 10 },
      /** ISO 3166, in capitals. */
      country: { type: 'string', maxLength: 2 },
      zipCode: textSchema,
      city: textSchema,
      addressLine1: textSchema,
      addressLine2: textSchema,
      currency: currencySchema,
      voucher: { ...promocodeSchema, minLength: 0 },
      terms: { type: 'boolean' },
      lang: langSchema,
    },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'createdAt', 'discount'],
    properties: {
      id: uuidSchema,
      createdAt: instantSchema,
      /** What the voucher takes off: a percentage, or an amount in the smallest unit of the order's currency. */
      discount: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['percent', 'amount'],
        properties: { percent: { type: ['integer', 'null'] }, amount: { type: ['integer', 'null'] } },
      },
    },
  },
} as const
