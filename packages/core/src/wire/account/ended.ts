/** Linked accounts that were unlinked because somebody else could have linked them, with the name at the provider. */
export const unlinkedSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['social', 'name'],
    properties: { social: { type: 'string' }, name: { type: ['string', 'null'] } },
  },
} as const

/** What the first proof of an account has ended, because it could be somebody else’s. */
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
