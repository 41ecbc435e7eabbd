/** Linked accounts that were unlinked because another person could have linked them, with the name at the provider. */
export const unlinkedSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['social', 'name'],
    properties: { social: { type: 'string' }, name: { type: ['string', 'null'] } },
  },
} as const

/** What the first proof of an account ended, because another person could have set it up. */
export const endedSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['unlinked', 'hadPassword'],
  properties: {
    unlinked: unlinkedSchema,
    /** The account had a password, which no longer opens it. */
    hadPassword: { type: 'boolean' },
  },
} as const
