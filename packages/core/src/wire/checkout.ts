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

/** A generous bound: the validators of the checkout report missing and wrong values, for all fields at once. */
const textSchema = { type: 'string', maxLength: 1000 } as const

/** An order in a list. Amounts are in the smallest unit of the currency. */
const orderSummarySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'createdAt', 'currency', 'price', 'discount', 'total'],
  properties: {
    /** Can be read aloud, such as `F6K9-T7Q2`. */
    number: { type: 'string' },
    createdAt: instantSchema,
    currency: currencySchema,
    price: { type: 'integer' },
    discount: { type: 'integer' },
    total: { type: 'integer' },
  },
} as const

/** The one product that can be ordered, with its price in each currency, in the smallest unit. */
export const checkoutOffer = {
  ...routes.checkoutOffer,
  summary: 'Prices of an order',
  auth: 'public',
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
 * Places an order, signed in or not. Uses up the voucher. Nothing is paid. If `userId` is not the id of the signed-in person, it is refused
 * (401 if nobody is signed in, 409 `other_user` otherwise), so that an order which the page shows as a person's never becomes another's.
 */
export const checkout = {
  ...routes.checkout,
  summary: 'Place an order',
  auth: 'public',
  isRepeatable: true,
  status: 201,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['phone', 'dateOfBirth', 'country', 'zipCode', 'city', 'addressLine1', 'currency', 'terms'],
    properties: {
      /**
       * The owner of the order: the person whom the page shows as signed in, or `null` for a guest. Absent: the signed-in person, if any.
       */
      userId: { ...uuidSchema, type: ['string', 'null'] },
      /**
       * The address for the receipt. If it is missing, like the name or the state, that is an issue of its field instead of a schema error.
       */
      email: { ...emailSchema, minLength: 0 },
      name: textSchema,
      phone: { ...phoneSchema, minLength: 0 },
      /** ISO `yyyy-mm-dd`. */
      dateOfBirth: { type: 'string', maxLength: 10 },
      /** ISO 3166, in capitals. */
      country: { type: 'string', maxLength: 2 },
      addressLine1: textSchema,
      addressLine2: textSchema,
      /** A part of the city, where addresses have one. */
      district: textSchema,
      city: textSchema,
      /** A state, province or the like; its key or its name if the country has a list of them. */
      state: textSchema,
      zipCode: textSchema,
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

/** Lists the orders of the signed-in person, newest first. */
export const orders = {
  ...routes.orders,
  summary: 'Orders of the person signed in',
  auth: 'session',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['orders'],
    properties: { orders: { type: 'array', items: orderSummarySchema } },
  },
} as const

/** Reads an order, for the person or the browser that placed it; 404 for everybody else. */
export const order = {
  ...routes.order,
  summary: 'One order, for who placed it',
  auth: 'public',
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
      'name',
      'country',
      'addressLine1',
      'addressLine2',
      'district',
      'city',
      'state',
      'zipCode',
    ],
    properties: {
      ...orderSummarySchema.properties,
      phone: { type: 'string' },
      email: { type: ['string', 'null'] },
      /** Older orders have no name. */
      name: { type: ['string', 'null'] },
      country: { type: 'string' },
      addressLine1: { type: 'string' },
      addressLine2: { type: ['string', 'null'] },
      district: { type: ['string', 'null'] },
      /** Empty in countries whose addresses have no city. */
      city: { type: 'string' },
      state: { type: ['string', 'null'] },
      zipCode: { type: 'string' },
    },
  },
} as const

export const promocodesCheck = {
  ...routes.promocodesCheck,
  summary: 'Is a promo code or voucher valid?',
  auth: 'public',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: {
      code: promocodeSchema,
      kind: { type: 'string', enum: ['promocode', 'voucher'] },
      /** The currency of the order: a voucher may be worth something in one currency only. */
      currency: currencySchema,
      lang: langSchema,
    },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isValid'],
    properties: {
      isValid: { type: 'boolean' },
      message: { type: 'string' },
      /** The discount of a valid voucher: a percentage, or an amount in the smallest unit of its currency. */
      discount: {
        type: 'object',
        additionalProperties: false,
        required: ['percent', 'amount'],
        properties: { percent: { type: ['integer', 'null'] }, amount: { type: ['integer', 'null'] } },
      },
    },
  },
} as const
