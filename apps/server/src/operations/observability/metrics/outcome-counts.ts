import { Counter, type Registry } from 'prom-client'
import type { Config } from '../../../config.ts'

export const loginOutcomes = [
  'success',
  'second_factor_needed',
  'refused',
  'expired',
  'too_many_attempts',
  'overloaded',
] as const
const messageOutcomes = ['sent', 'failed', 'refused', 'not_configured', 'held_back'] as const
const captchaOutcomes = ['required', 'passed', 'failed', 'unanswered'] as const
const messageKinds = ['mail', 'sms'] as const
/** The label values to start from 0. Other error codes are rare, and get a counter when they occur. */
const commonSocialOutcomes = ['success', 'social_denied', 'social_provider_failed', 'social_state_invalid']

export type LoginOutcome = (typeof loginOutcomes)[number]
export type MessageOutcome = (typeof messageOutcomes)[number]
export type CaptchaOutcome = (typeof captchaOutcomes)[number]
export type MessageKind = (typeof messageKinds)[number]

/** Counts the outcomes of sign-ins, captchas and messages. Known labels start from 0, because `increase()` ignores a counter's first value. */
export function createOutcomeCounts(
  { captcha, social }: Pick<Config, 'captcha' | 'social'>,
  registers: Registry[],
) {
  const logins = new Counter({
    name: 'foyer_logins_total',
    help: 'Sign-ins except through providers, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const captchas = new Counter({
    name: 'foyer_captchas_total',
    help: 'Captchas asked for and brought, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const socials = new Counter({
    name: 'foyer_social_sign_ins_total',
    help: 'Sign-ins through a provider, by provider and outcome.',
    labelNames: ['social', 'outcome'],
    registers,
  })
  const messages = new Counter({
    name: 'foyer_messages_total',
    help: 'Mails and text messages, by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })

  const tokens = new Counter({
    name: 'foyer_tokens_issued_total',
    help: 'Tokens issued to back ends.',
    registers,
  })

  for (const outcome of loginOutcomes) logins.inc({ outcome }, 0)
  for (const kind of messageKinds) for (const outcome of messageOutcomes) messages.inc({ kind, outcome }, 0)
  if (captcha.service !== null) {
    for (const outcome of captchaOutcomes) captchas.inc({ kind: captcha.service.type, outcome }, 0)
  }
  for (const { id } of social.providers) {
    for (const outcome of commonSocialOutcomes) socials.inc({ social: id, outcome }, 0)
  }

  return {
    countToken: () => tokens.inc(),
    countLogin: (outcome: LoginOutcome) => logins.inc({ outcome }),
    countCaptcha: (kind: string, outcome: CaptchaOutcome) => captchas.inc({ kind, outcome }),
    /** @param outcome `success`, or an error code */
    countSocial: (id: string, outcome: string) => socials.inc({ social: id, outcome }),
    countMessage: (kind: MessageKind, outcome: MessageOutcome) => messages.inc({ kind, outcome }),
  }
}
