import { routes } from '../routes.ts'
import { extendedFingerprintSchema } from '../fingerprint.ts'
import { instantSchema, uuidSchema } from '../schema.ts'

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
