import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { endedSchema } from './account/ended.ts'
import { locales } from './locales/locales.ts'

/** A JSON Schema (draft 7), declared `as const` so that its TypeScript type can be inferred. */
export type Schema = JSONSchema

/** The TypeScript type of a JSON Schema that was declared `as const`. */
export type Infer<S extends Schema> = FromSchema<S>

/** The maximum size of a request body in bytes. A larger one is answered 413. */
export const maxBodyBytes = 64 * 1024

export const langSchema = { type: 'string', enum: locales } as const

/** The body of a call that takes only the caller's language. */
export const langBodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { lang: langSchema },
} as const

/**
 * The token of a mailed link: 43 characters. A longer one passes the schema and matches no link, so that a person whose mail program
 * appended something is told that the link does not work.
 */
export const linkTokenSchema = { type: 'string', minLength: 1, maxLength: 2048 } as const

/** An e-mail address as typed, at most 254 characters (RFC 5321). The validators check its format. */
export const emailSchema = { type: 'string', minLength: 1, maxLength: 254 } as const

/** ASCII `+` and digits, as the phone input returns it. At most 20 digits, as in the fallback mask. */
export const phoneSchema = { type: 'string', minLength: 1, maxLength: 21 } as const

/** A password as typed. The length is only bounded to keep hashing cheap; the validators check the profile's rules. */
export const passwordSchema = { type: 'string', minLength: 1, maxLength: 256 } as const

/** An ISO 4217 code in upper case. */
export const currencySchema = { type: 'string', pattern: '^[A-Z]{3}$' } as const

export const promocodeSchema = { type: 'string', minLength: 1, maxLength: 64 } as const

/** An instant as ISO 8601 in UTC. */
export const instantSchema = { type: 'string', format: 'date-time' } as const

/** `maxLength` excludes the prefix `urn:uuid:`, which the format allows and PostgreSQL does not. */
export const uuidSchema = { type: 'string', format: 'uuid', maxLength: 36 } as const

/** The `Idempotency-Key` header: unguessable, new for each submit, the same when it is sent again. */
export const idempotencyKeyPattern = '^[A-Za-z0-9_-]{16,128}$'

export const emptySchema = { type: 'object', additionalProperties: false, properties: {} } as const

/** The signed-in person, as they see themselves. */
export const userSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'email', 'phone', 'name', 'currency', 'createdAt'],
  properties: {
    id: uuidSchema,
    email: { type: ['string', 'null'] },
    phone: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    currency: { type: ['string', 'null'] },
    createdAt: instantSchema,
  },
} as const

/** The signed-in person, as they see themselves. */
export type User = Infer<typeof userSchema>

/**
 * An issue of one field: `field` is the property of the body, `code` is stable, `message` is in the caller's `lang`.
 */
export const fieldErrorSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'code', 'message'],
  properties: {
    field: { type: 'string' },
    code: { type: 'string' },
    message: { type: 'string' },
  },
} as const

/** An issue of one field of a request. */
export type FieldError = Infer<typeof fieldErrorSchema>

/**
 * A way to prove who one is: the password, a passkey, a code of the authenticator app or one sent to a proven identifier, or a sign-in
 * through a linked provider. A person with a second factor can only use the authenticator app or a passkey.
 */
export const proofWaySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['way'],
  properties: {
    way: { type: 'string', enum: ['password', 'passkey', 'totp', 'email', 'phone', 'social'] },
    /** The address or number that gets the code, for `email` and `phone`. */
    to: { type: 'string' },
    /** The id of the provider, for `social`. */
    social: { type: 'string' },
  },
} as const

/** The promo code that was sent along with a social sign-in, if it was not used. */
export const unusedPromocodeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'reason'],
  properties: {
    code: { type: 'string' },
    /** `not_new`: the account exists already, and promo codes are only for new accounts. */
    reason: { enum: ['not_valid', 'not_new'] },
  },
} as const

/** How to continue a sign-in that waits for its second step. */
export const secondFactorSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ways', 'trustDays', 'expiresAt', 'ended'],
  properties: {
    /**
     * Empty: the person has to enrol an authenticator app, because they have no second factor. A person whose only second factors are
     * passkeys may enrol one as well.
     */
    ways: { type: 'array', items: { type: 'string', enum: ['totp', 'passkey', 'recovery-code'] } },
    /** For how many days this browser can be trusted; `null` if it cannot. */
    trustDays: { type: ['integer', 'null'] },
    expiresAt: instantSchema,
    /** What the first step has ended, if it was the account's first proof. */
    ended: { anyOf: [endedSchema, { type: 'null' }] },
    /** Returned only by the call that started the sign-in. */
    unusedPromocode: unusedPromocodeSchema,
  },
} as const

/**
 * The body of every error. `code` is stable, `message` is in the caller's `lang`, and `errors` lists the issues of fields. `ways` of
 * `proof_needed` tells how the person can give the proof; `secondFactor` of `second_factor_needed` how to continue the sign-in.
 */
export const errorBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'array', items: fieldErrorSchema },
    ways: { type: 'array', items: proofWaySchema },
    secondFactor: secondFactorSchema,
  },
} as const

/** The body of every answer of 4xx and 5xx. */
export type ErrorBody = Infer<typeof errorBodySchema>

/** What the first proof of an account ended, because another person could have set it up. */
export type Ended = Infer<typeof endedSchema>
