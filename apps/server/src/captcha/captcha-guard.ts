import type { Logger } from 'pino'
import type { CaptchaAnswer, CaptchaSetting } from '@foyer/core/wire'
import { recordEvent } from '../audit/record-event.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Metrics } from '../observability/metrics.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Attempt } from '../sessions/attempt.ts'
import { createCaptchaNeed, type CaptchaNeed, type Suspect } from './captcha-need.ts'
import { createCaptchaCheck } from './check-captcha.ts'

/** A form that has been sent. */
export interface GuardedForm {
  /** What is being done. */
  readonly action: 'login' | 'register' | 'recovery'
  readonly caller: Caller
  /** The normalised e-mail or phone. */
  readonly account: string
  readonly deviceId: string | undefined
  readonly answer: CaptchaAnswer | undefined
  readonly attempt: Attempt | undefined
}

export interface CaptchaGuard extends Pick<CaptchaNeed, 'count' | 'forget'> {
  /** Which captcha there is, for the pages. */
  readonly setting: CaptchaSetting | null
  /** Is a captcha needed by whoever is there, as far as that can be said before the form is filled in? */
  isNeeded(suspect: Suspect): Promise<boolean>
  /**
   * Lets a form through that brings a captcha, or that needs none. To be awaited before anything costly.
   * @throws Refusal `captcha_required` or `captcha_failed`
   */
  check(form: GuardedForm): Promise<void>
}

interface Surroundings {
  readonly config: Config
  readonly database: Database
  readonly metrics: Metrics
  readonly log: Logger
  /** Milliseconds for a service to answer. */
  readonly timeout?: number | undefined
}

export function createCaptchaGuard(surroundings: Surroundings): CaptchaGuard {
  const { config, database, metrics } = surroundings
  const { service } = config.captcha
  const need = createCaptchaNeed(database, config.captcha)
  const checkAnswer = createCaptchaCheck(surroundings)

  async function check({ action, caller, account, deviceId, answer, attempt }: GuardedForm): Promise<void> {
    if (service === null) return
    // A new account has nobody who guesses at it.
    const known = action === 'login' ? account : undefined
    const why = await need.find({ address: caller.address, account: known, deviceId })
    if (why === null) return
    const event = { userId: null, account, caller }
    if (answer === undefined) {
      await recordEvent(database.drizzle, { ...event, event: 'captcha_required', details: { action, why } })
      metrics.countCaptcha(service.type, 'required')
      throw new Refusal('captcha_required')
    }
    const verdict = await checkAnswer({ answer, action, address: caller.address, attempt })
    const details = { action, why, kind: service.type }
    if (verdict.isPassed) {
      await recordEvent(database.drizzle, { ...event, event: 'captcha_passed', details })
      metrics.countCaptcha(service.type, 'passed')
      return
    }
    await recordEvent(database.drizzle, {
      ...event,
      event: 'captcha_failed',
      details: { ...details, reason: verdict.reason },
    })
    metrics.countCaptcha(service.type, verdict.isOutage ? 'unanswered' : 'failed')
    throw new Refusal('captcha_failed')
  }

  return {
    setting: service && {
      type: service.type,
      id: service.id,
      script: service.type === 'altcha' ? '' : service.script,
    },
    isNeeded: async (suspect) => (await need.find(suspect)) !== null,
    check,
    count: need.count,
    forget: need.forget,
  }
}
