import { routes } from './routes.ts'
import {
  currencySchema,
  emailSchema,
  instantSchema,
  langSchema,
  phoneSchema,
  promocodeSchema,
  uuidSchema,
} from './schema.ts'

/** Room for what people type. Whether it is there, and right, the checkout's own rules say: all fields at once. */
const textSchema = { type: 'string', maxLength: 1000 } as const

/** What a person is told of an order in a list. Amounts in the smallest unit of the currency. */
const orderSummarySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'createdAt', 'currency', 'price', 'discount', 'total'],
  properties: {
    /** To be read aloud, such as `F6K9-T7Q2`. */
    number: { type: 'string' },
    createdAt: instantSchema,
    currency: currencySchema,
    price: { type: 'integer' },
    discount: { type: 'integer' },
    total: { type: 'integer' },
  },
} as const

/** What there is to order: one thing, at a price in each currency, in its smallest unit. */
export const checkoutOffer = {
  ...routes.checkoutOffer,
  summary: 'Prices of an order',
  auth: 'anyone',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['prices'],
    properties: {
      prices: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['currency', 'price'],
          properties: { currency: currencySchema, price: { type: 'integer' } },
        },
      },
    },
  },
} as const

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
      /** Where the confirmation goes; left out or empty, none goes out. */
      email: { ...emailSchema, minLength: 0 },
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
    ...orderSummarySchema,
    required: [...orderSummarySchema.required, 'id'],
    properties: { id: uuidSchema, ...orderSummarySchema.properties },
  },
} as const

/** The orders of the person signed in, the newest first. */
export const orders = {
  ...routes.orders,
  summary: 'Orders of the person signed in',
  auth: 'user',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['orders'],
    properties: { orders: { type: 'array', items: orderSummarySchema } },
  },
} as const

/**
 * One order, for who placed it: the person whose account it is with, or the browser that it was placed in. Of anybody
 * else's it is said that there is none.
 */
export const order = {
  ...routes.order,
  summary: 'One order, for who placed it',
  auth: 'anyone',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['number'],
    properties: { number: { type: 'string', minLength: 1, maxLength: 32 } },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: [
      ...orderSummarySchema.required,
      'phone',
      'email',
      'country',
      'zipCode',
      'city',
      'addressLine1',
      'addressLine2',
    ],
    properties: {
      ...orderSummarySchema.properties,
      phone: { type: 'string' },
      email: { type: ['string', 'null'] },
      country: { type: 'string' },
      zipCode: { type: 'string' },
      city: { type: 'string' },
      addressLine1: { type: 'string' },
      addressLine2: { type: ['string', 'null'] },
    },
  },
} as const
