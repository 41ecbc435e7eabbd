import { captchaServices } from './captcha-services.ts'
import { routes } from './routes.ts'
import type { Infer } from './schema.ts'

const part = { type: 'string', minLength: 1, maxLength: 8192 } as const

/** A solved captcha, with the fields of each kind's widget. */
export const captchaSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'id', 'response'],
      properties: { type: { const: 'recaptcha' }, id: part, response: part },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'id', 'lot_number', 'captcha_output', 'pass_token', 'gen_time'],
      properties: {
        type: { const: 'geetest' },
        id: part,
        lot_number: part,
        captcha_output: part,
        pass_token: part,
        gen_time: part,
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'payload'],
      properties: { type: { const: 'altcha' }, payload: part },
    },
  ],
} as const

/** A solved captcha, as a request carries it. */
export type CaptchaAnswer = Infer<typeof captchaSchema>

/** Tells whether a captcha is needed now, for forms whose captcha is 'questionable'. */
export const captchaIsEnabled = {
  ...routes.captchaIsEnabled,
  summary: 'Is a captcha needed for this service?',
  auth: 'public',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { service: { type: 'string', minLength: 1, maxLength: 64, default: captchaServices.login } },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isEnabled'],
    properties: { isEnabled: { type: 'boolean' } },
  },
} as const

/** The captcha of this installation; `null` if there is none. Does not tell whether it is needed. */
export const captchaSettingSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'id', 'script'],
      properties: {
        type: { type: 'string', enum: ['recaptcha', 'geetest', 'altcha'] },
        /** The public id: a site key or a captcha id. */
        id: { type: 'string' },
        /** The address of its script, absolute or on our origin; empty if it has none. */
        script: { type: 'string' },
      },
    },
    { type: 'null' },
  ],
} as const

/** The captcha of this installation. */
export type CaptchaSetting = NonNullable<Infer<typeof captchaSettingSchema>>
/** The kind of a captcha. */
export type CaptchaType = CaptchaSetting['type']

/** A proof-of-work puzzle of the kind `altcha`, signed by the server. */
export const captchaChallenge = {
  ...routes.captchaChallenge,
  summary: 'A proof of work to do before a form is sent',
  auth: 'public',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['parameters', 'signature'],
    properties: {
      parameters: {
        type: 'object',
        additionalProperties: false,
        required: [
          'algorithm',
          'cost',
          'expiresAt',
          'keyLength',
          'keyPrefix',
          'keySignature',
          'nonce',
          'salt',
        ],
        properties: {
          algorithm: { type: 'string' },
          cost: { type: 'integer' },
          expiresAt: { type: 'integer' },
          keyLength: { type: 'integer' },
          keyPrefix: { type: 'string' },
          keySignature: { type: 'string' },
          nonce: { type: 'string' },
          salt: { type: 'string' },
        },
      },
      signature: { type: 'string' },
    },
  },
} as const
