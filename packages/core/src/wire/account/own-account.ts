import { routes } from '../routes.ts'
import { locales } from '../locales/locales.ts'
import { currencySchema, instantSchema, langBodySchema, langSchema, userSchema } from '../schema.ts'

/**
 * Account data that only the account pages need. Separate from the user, which is read by every request of a session.
 */
export const readAccount = {
  ...routes.readAccount,
  summary: 'Language of one’s own account, and whether it has a password',
  auth: 'session',
  isOpenToUnproven: true,
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['lang', 'hasPassword'],
    properties: {
      /** `null` if no language has been chosen. */
      lang: { type: ['string', 'null'], enum: [...locales, null] },
      /** False if the account was created through a social provider and has no password yet. */
      hasPassword: { type: 'boolean' },
    },
  },
} as const

/** Changes profile fields; omitted ones stay. An empty name or `null` removes the name. */
export const updateAccount = {
  ...routes.updateAccount,
  summary: 'Change name, currency or language',
  auth: 'session',
  isOpenToUnproven: true,
  body: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      name: { type: ['string', 'null'], maxLength: 100 },
      currency: currencySchema,
      lang: langSchema,
    },
  },
  response: userSchema,
} as const

/** Exports everything that is stored about the signed-in person (GDPR, article 20). */
export const exportAccount = {
  ...routes.exportAccount,
  summary: 'All data of one’s own account',
  auth: 'recent',
  isOpenToUnproven: true,
  response: {
    type: 'object',
    additionalProperties: false,
    required: [
      'exportedAt',
      'account',
      'identifiers',
      'sessions',
      'devices',
      'identities',
      'factors',
      'orders',
      'redemptions',
      'events',
      'eventsLeftOut',
    ],
    properties: {
      exportedAt: instantSchema,
      account: { type: 'object', additionalProperties: true },
      /** E-mail address and phone number, and when each was proven. */
      identifiers: { type: 'array', items: { type: 'object', additionalProperties: true } },
      sessions: { type: 'array', items: { type: 'object', additionalProperties: true } },
      devices: { type: 'array', items: { type: 'object', additionalProperties: true } },
      identities: { type: 'array', items: { type: 'object', additionalProperties: true } },
      factors: { type: 'object', additionalProperties: true },
      orders: { type: 'array', items: { type: 'object', additionalProperties: true } },
      redemptions: { type: 'array', items: { type: 'object', additionalProperties: true } },
      /** The newest 1,000 events of the audit trail, newest first. */
      events: { type: 'array', items: { type: 'object', additionalProperties: true } },
      /** The number of older events, which are not exported. */
      eventsLeftOut: { type: 'integer' },
    },
  },
} as const

/** Deletes the account and all its data. */
export const deleteAccount = {
  ...routes.deleteAccount,
  summary: 'Delete one’s own account',
  auth: 'recent',
  isOpenToUnproven: true,
  isRepeatable: true,
  endsSession: true,
  status: 204,
  body: langBodySchema,
} as const
