import { analyticsSettingSchema } from './analytics/analytics.ts'
import { captchaSettingSchema } from './captcha.ts'
import { routes } from './routes.ts'

/** The settings query; the client does not send it by default. */
export const settings = {
  ...routes.settings,
  summary: 'Settings of this installation',
  auth: 'public',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['settings'],
    properties: {
      settings: {
        type: 'object',
        additionalProperties: false,
        required: [
          'currency',
          'captcha',
          'analytics',
          'windowsApp',
          'passwordProfile',
          'registration',
          'signInMethods',
          'reachableKinds',
          'verifyIdentifiers',
        ],
        properties: {
          currency: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: { type: 'string' } },
          },
          /** The URL scheme of the Windows app that handles Google's answer; `null` if there is none. */
          windowsApp: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: { type: ['string', 'null'] } },
          },
          /**
           * The profile for new passwords, as in core's `passwordProfiles`. Common passwords are rejected by either.
           */
          passwordProfile: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: { type: 'string', enum: ['classic', 'nist'] } },
          },
          /** `private`: people sign up by `registration`, and `register` is refused. */
          registration: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: { type: 'string', enum: ['open', 'private'] } },
          },
          /** `required`: nearly every call of a session is refused until an identifier of the account is proven. */
          verifyIdentifiers: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: { type: 'string', enum: ['later', 'required'] } },
          },
          /** The ways to sign in besides providers: calls of any other way are refused. */
          signInMethods: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: {
              value: {
                type: 'array',
                minItems: 1,
                items: { type: 'string', enum: ['password', 'code', 'passkey'] },
              },
            },
          },
          /** The kinds of identifiers that messages can be sent to here: a new one of another kind is refused. */
          reachableKinds: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: {
              value: { type: 'array', minItems: 1, items: { type: 'string', enum: ['email', 'phone'] } },
            },
          },
          analytics: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: analyticsSettingSchema },
          },
          captcha: {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: { value: captchaSettingSchema },
          },
        },
      },
    },
  },
} as const

const status = {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: { status: { type: 'string' } },
} as const

/** The process is alive. Tells nothing about the database. */
export const healthz = {
  ...routes.healthz,
  summary: 'Is the process alive?',
  auth: 'public',
  response: status,
} as const

/** The process can serve: the database answers and all migrations are applied. Otherwise 503 with the error body. */
export const readyz = {
  ...routes.readyz,
  summary: 'Can the process serve?',
  auth: 'public',
  response: status,
} as const

/** Metrics in Prometheus' text format. */
export const metrics = {
  ...routes.metrics,
  summary: 'Metrics for Prometheus',
  auth: 'operator',
} as const
