import { routes } from '../routes.ts'
import { locales } from '../locales/locales.ts'
import { currencySchema, langSchema, passwordSchema, userSchema } from '../schema.ts'

/** What the pages of one's own account need beside the user. Apart from it: every request of a session reads the user. */
export const readAccount = {
  ...routes.readAccount,
  summary: 'Language of one’s own account, and whether it has a password',
  auth: 'user',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['lang', 'hasPassword'],
    properties: {
      /** `null`: none has been chosen. */
      lang: { type: ['string', 'null'], enum: [...locales, null] },
      /** False: it was made through a social provider. */
      hasPassword: { type: 'boolean' },
    },
  },
} as const

/** What a person may change of themselves; what is left out stays. An empty name or `null` takes the name away. */
export const updateAccount = {
  ...routes.updateAccount,
  summary: 'Change name, currency or language',
  auth: 'user',
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

/** Everything that is stored about the person signed in, to be kept or taken elsewhere. */
export const exportAccount = {
  ...routes.exportAccount,
  summary: 'All data of one’s own account',
  auth: 'user',
  response: {
    type: 'object',
    additionalProperties: false,
    required: [
      'exportedAt',
      'account',
      'sessions',
      'devices',
      'identities',
      'orders',
      'redemptions',
      'events',
      'eventsLeftOut',
    ],
    properties: {
      exportedAt: { type: 'string', format: 'date-time' },
      account: { type: 'object', additionalProperties: true },
      sessions: { type: 'array', items: { type: 'object', additionalProperties: true } },
      devices: { type: 'array', items: { type: 'object', additionalProperties: true } },
      identities: { type: 'array', items: { type: 'object', additionalProperties: true } },
      orders: { type: 'array', items: { type: 'object', additionalProperties: true } },
      redemptions: { type: 'array', items: { type: 'object', additionalProperties: true } },
      /** The newest 1,000 lines of the audit trail, the newest first. */
      events: { type: 'array', items: { type: 'object', additionalProperties: true } },
      /** How many older ones there are. */
      eventsLeftOut: { type: 'integer' },
    },
  },
} as const

/** Deletes the account and all that belongs to it. Needs the password where there is one. */
export const deleteAccount = {
  ...routes.deleteAccount,
  summary: 'Delete one’s own account',
  auth: 'user',
  status: 204,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { password: passwordSchema, lang: langSchema },
  },
} as const
