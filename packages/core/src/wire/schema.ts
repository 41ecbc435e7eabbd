import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { locales } from './locales/locales.ts'

/** A JSON Schema (draft 7), written `as const` so that its TypeScript type can be read off it. */
export type Schema = JSONSchema

/** The TypeScript type of a JSON Schema that was written `as const`. */
export type Infer<S extends Schema> = FromSchema<S>

/** The largest request body the server reads, in bytes. A longer one is answered 413. */
export const maxBodyBytes = 64 * 1024

export const langSchema = { type: 'string', enum: locales } as const

/** An e-mail address as typed. Its format is a validator's question, not the shape's. RFC 5321 allows 254 characters. */
export const emailSchema = { type: 'string', minLength: 1, maxLength: 254 } as const

/** ASCII `+` and digits, as the phone input gives it. The fallback mask has 20 digits. */
export const phoneSchema = { type: 'string', minLength: 1, maxLength: 21 } as const

/** A password as typed. The profile's bounds are a validator's question; this one only keeps hashing cheap. */
export const passwordSchema = { type: 'string', minLength: 1, maxLength: 256 } as const

/** An ISO 4217 code in upper case. */
export const currencySchema = { type: 'string', pattern: '^[A-Z]{3}$' } as const

export const promocodeSchema = { type: 'string', minLength: 1, maxLength: 64 } as const

/** An instant as ISO 8601 in UTC. */
export const instantSchema = { type: 'string', format: 'date-time' } as const

/** The format alone lets `urn:uuid:` stand before it, which PostgreSQL does not read. */
export const uuidSchema = { type: 'string', format: 'uuid', maxLength: 36 } as const

/** The `Idempotency-Key` header: unguessable, new for each submit, the same when it is sent again. */
export const idempotencyKeyPattern = '^[A-Za-z0-9_-]{16,128}$'

export const emptySchema = { type: 'object', additionalProperties: false, properties: {} } as const

/** What a person signed in is told about themselves. */
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

export type User = Infer<typeof userSchema>

/** What is wrong with one field: `field` is the body's property, `code` is stable, `message` is in the caller's `lang`. */
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

export type FieldError = Infer<typeof fieldErrorSchema>

/** Every error answer of the server: `code` is stable, `message` is in the caller's `lang`, `errors` is per field. */
export const errorBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'array', items: fieldErrorSchema },
  },
} as const

export type ErrorBody = Infer<typeof errorBodySchema>
