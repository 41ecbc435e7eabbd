import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { createRequestCounts } from './request-counts.ts'

export type LoginOutcome = 'success' | 'refused' | 'too_many_attempts' | 'overloaded'

export type MessageOutcome = 'sent' | 'failed' | 'not_configured'

export type CaptchaOutcome = 'required' | 'passed' | 'failed' | 'unanswered'

export interface Metrics {
  countRequest(method: string, route: string, status: number, seconds: number): void
  countLogin(outcome: LoginOutcome): void
  countCaptcha(kind: string, outcome: CaptchaOutcome): void
  /** @param outcome `success`, or the code of the refusal */
  countSocial(social: string, outcome: string): void
  countMessage(kind: 'mail' | 'sms', outcome: MessageOutcome): void
  /** Prometheus text format. */
  print(): Promise<{ contentType: string; text: string }>
}

/** @param hashQueueDepth passwords waiting and being hashed at this moment */
export function createMetrics(hashQueueDepth: () => number): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const countRequest = createRequestCounts(registers)
  const logins = new Counter({
    name: 'foyer_logins_total',
    help: 'Sign-ins with a form, by outcome.',
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
  new Gauge({
    name: 'foyer_password_hash_queue_depth',
    help: 'Passwords waiting and being hashed.',
    registers,
    collect() {
      this.set(hashQueueDepth())
    },
  })
  return {
    countRequest,
    countLogin: (outcome) => logins.inc({ outcome }),
    countCaptcha: (kind, outcome) => captchas.inc({ kind, outcome }),
    countSocial: (social, outcome) => socials.inc({ social, outcome }),
    countMessage: (kind, outcome) => messages.inc({ kind, outcome }),
    print: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  }
}
