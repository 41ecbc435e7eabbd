import { routes } from './routes.ts'
import type { Infer } from './schema.ts'

const part = { type: 'string', minLength: 1, maxLength: 8192 } as const

/** A solved captcha, as each kind's widget gives it. */
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

export type CaptchaAnswer = Infer<typeof captchaSchema>

/** Is a captcha needed just now? Asked by forms whose captcha is 'questionable'. */
export const captchaIsEnabled = {
  ...routes.captchaIsEnabled,
  summary: 'Is a captcha needed for this service?',
  auth: 'anyone',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { service: { type: 'string', minLength: 1, maxLength: 64, default: 'MS-AUTH' } },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isEnabled'],
    properties: { isEnabled: { type: 'boolean' } },
  },
} as const
