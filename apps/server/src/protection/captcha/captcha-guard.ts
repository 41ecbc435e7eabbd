import type { Logger } from 'pino'
import type { CaptchaAnswer, CaptchaSetting } from '@foyer/core/wire'
import { recordEvent } from '../audit/record-event.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../caller.ts'
import type { Metrics } from '../../operations/observability/metrics.ts'
import type { Outgoing } from '../../operations/outgoing/outgoing.ts'
import { ApiError } from '../../api-error.ts'
import type { IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import type { CaptchaAction } from './captcha-config.ts'
import { createCaptchaNeed, type CaptchaNeed, type CaptchaSubject } from './captcha-need.ts'
import { invalidateAnswer } from './captcha-answers.ts'
import { createCaptchaCheck, nameOf } from './check-captcha.ts'

/** A submitted form. */
export interface GuardedForm {
  /** The purpose of the form. */
  readonly action: CaptchaAction
  readonly caller: Caller
  /** The normalised e-mail address or phone number. */
  readonly account: string
  readonly deviceId: string | undefined
  readonly answer: CaptchaAnswer | undefined
  readonly idempotentRequest: IdempotentRequest | undefined
}

export interface CaptchaGuard extends Pick<CaptchaNeed, 'count' | 'forget'> {
  /** The captcha's public settings, for the pages. */
  readonly setting: CaptchaSetting | null
  /** Will a captcha be needed, as far as this is known before the form is filled in? */
  isNeeded(subject: CaptchaSubject): Promise<boolean>
  /**
   * Accepts a form that has a solved captcha, or needs none. Await it before any expensive work.
   * @throws ApiError `captcha_required` or `captcha_failed`
   */
  check(form: GuardedForm): Promise<void>
  /** Call it if an accepted form then fails, so that the next submit needs a new captcha. */
  invalidate(form: Pick<GuardedForm, 'answer'>): Promise<void>
}

interface CaptchaGuardOptions {
  readonly config: Config
  readonly database: Database
  readonly metrics: Metrics
  readonly outgoing: Outgoing
  readonly log: Logger
  /** In ms: how long to wait for a service. */
  readonly timeout?: number | undefined
}

export function createCaptchaGuard(options: CaptchaGuardOptions): CaptchaGuard {
  const { config, database, metrics } = options
  const { service } = config.captcha
  const need = createCaptchaNeed(database, config.captcha)
  const checkAnswer = createCaptchaCheck(options)

  async function check({
    action,
    caller,
    account,
    deviceId,
    answer,
    idempotentRequest,
  }: GuardedForm): Promise<void> {
    if (service === null) return
    // Failed sign-ins to an account count only for signing in: the other forms cannot be used to guess its password.
    const limitedAccount = action === 'login' ? account : undefined
    const reason = await need.find({ action, address: caller.address, account: limitedAccount, deviceId })
    if (reason === null) return
    const event = { userId: null, account, caller }
    if (answer === undefined) {
      await recordEvent(database.drizzle, {
        ...event,
        event: 'captcha_required',
        details: { action, why: reason },
      })
      metrics.countCaptcha(service.type, 'required')
      throw new ApiError('captcha_required')
    }
    const verdict = await checkAnswer({ answer, action, address: caller.address, idempotentRequest })
    const details = { action, why: reason, kind: service.type }
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
    throw new ApiError('captcha_failed')
  }

  return {
    setting: service && {
      type: service.type,
      id: service.id,
      script: service.type === 'altcha' ? '' : service.script,
    },
    isNeeded: async (subject) => (await need.find(subject)) !== null,
    check,
    async invalidate({ answer }) {
      if (service !== null && answer !== undefined) await invalidateAnswer(database, nameOf(answer))
    },
    count: need.count,
    forget: need.forget,
  }
}
