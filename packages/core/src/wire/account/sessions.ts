import { routes } from '../routes.ts'
import { extendedFingerprintSchema } from '../fingerprint.ts'
import { instantSchema, userSchema, uuidSchema } from '../schema.ts'
import { identifierListSchema } from './identifiers.ts'

/** When and how the person of a session proved who they are. */
const sessionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'authenticatedAt', 'isRecent', 'methods', 'level', 'expiresAt'],
  properties: {
    id: uuidSchema,
    /** When the last proof was given: by the sign-in, or since. */
    authenticatedAt: instantSchema,
    /** Whether the last proof was given in the last ten minutes, by a second factor if the person has one. */
    isRecent: { type: 'boolean' },
    /** The names of RFC 8176, and `fed` for a provider. Empty for a session that was started by an earlier release. */
    methods: { type: 'array', items: { type: 'string' } },
    /** 2: two factors were used. */
    level: { type: 'integer', enum: [1, 2] },
    expiresAt: instantSchema,
  },
} as const

/** For the page, and for back ends, which use it to decide what the person may do. */
export const session = {
  ...routes.session,
  summary: 'Who is signed in, and how',
  auth: 'session',
  isOpenToUnproven: true,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { include: { type: 'string', enum: ['identifiers'] } },
  },
  response: {
    ...userSchema,
    required: [...userSchema.required, 'session'],
    properties: {
      ...userSchema.properties,
      session: sessionSchema,
      /** Present if the query asks for it. */
      identifiers: identifierListSchema,
    },
  },
} as const

export const sessions = {
  ...routes.sessions,
  summary: 'Devices and sessions of the person signed in',
  auth: 'session',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['sessions'],
    properties: {
      sessions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'isCurrent',
            'createdAt',
            'lastSeenAt',
            'expiresAt',
            'userAgent',
            'address',
            'fingerprint',
          ],
          properties: {
            id: uuidSchema,
            isCurrent: { type: 'boolean' },
            createdAt: instantSchema,
            lastSeenAt: instantSchema,
            expiresAt: instantSchema,
            userAgent: { type: ['string', 'null'] },
            address: { type: ['string', 'null'] },
            fingerprint: { anyOf: [extendedFingerprintSchema, { type: 'null' }] },
          },
        },
      },
    },
  },
} as const

/** Ends all other sessions. */
export const revokeOtherSessions = {
  ...routes.revokeOtherSessions,
  summary: 'End all other sessions',
  auth: 'recent',
  status: 204,
} as const

export const revokeSession = {
  ...routes.revokeSession,
  summary: 'End one session',
  auth: 'recent',
  status: 204,
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: uuidSchema },
  },
} as const
