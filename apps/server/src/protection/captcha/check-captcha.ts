import type { Logger } from 'pino'
import type { CaptchaAnswer } from '@foyer/core/wire'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { describeServiceError } from '../../operations/outgoing/service-error.ts'
import type { Outgoing } from '../../operations/outgoing/outgoing.ts'
import type { IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { nameOfChallenge, verifyAltcha } from './altcha.ts'
import { createFormPoster } from './post-form.ts'
import { claimAnswer, settleAnswer } from './captcha-answers.ts'
import { passed, refused, unanswered, type Verdict } from './verdict.ts'
import { verifyGeetest } from './verify-geetest.ts'
import { verifyRecaptcha } from './verify-recaptcha.ts'

export interface SubmittedAnswer {
  readonly answer: CaptchaAnswer
  readonly action: string
  readonly address: string
  readonly idempotentRequest: IdempotentRequest | undefined
}

interface CaptchaCheckOptions {
  readonly config: Config
  readonly database: Database
  readonly outgoing: Outgoing
  readonly log: Logger
  readonly timeout?: number | undefined
}

/** Verifies solved captchas. Each is valid once; if the service does not answer, the captcha fails. */
export function createCaptchaCheck({ config, database, outgoing, log, timeout }: CaptchaCheckOptions) {
  const postForm = createFormPoster(outgoing, config.captcha.service?.type ?? 'captcha', timeout)
  const ownHostnames = [config.publicUrl ?? 'http://localhost', ...config.allowedOrigins].map(
    (origin) => new URL(origin).hostname,
  )

  async function verify({ answer, action, address }: SubmittedAnswer): Promise<Verdict> {
    const { service } = config.captcha
    if (answer.type === 'altcha' && service?.type === 'altcha') return verifyAltcha(service, answer.payload)
    if (answer.type === 'geetest' && service?.type === 'geetest') {
      return answer.id === service.id
        ? verifyGeetest(service, answer, postForm)
        : refused('It was solved for another captcha id')
    }
    if (answer.type === 'recaptcha' && service?.type === 'recaptcha') {
      if (answer.id !== service.id) return refused('It was solved for another captcha id')
      const hostnames = service.hostnames.length > 0 ? service.hostnames : ownHostnames
      return verifyRecaptcha(service, { response: answer.response, address, hostnames, action }, postForm)
    }
    return refused(`It is of another kind: ${answer.type}`)
  }

  return async (submitted: SubmittedAnswer): Promise<Verdict> => {
    const name = nameOf(submitted.answer)
    const claim = await claimAnswer(database, { name, idempotentRequest: submitted.idempotentRequest })
    if (claim === 'passed') return passed
    if (claim === 'under-way') return refused('It is being verified for an earlier submit')
    if (claim === 'used') return refused('It was used before')
    const verdict = await verify(submitted).catch((error: unknown) => {
      log.warn(
        { captcha: submitted.answer.type, ...describeServiceError(error) },
        'captcha could not be verified',
      )
      return unanswered('The service did not answer as it should')
    })
    await settleAnswer(database, name, verdict.isPassed)
    return verdict
  }
}

/** The identity of a solved captcha. */
export function nameOf(answer: CaptchaAnswer): string {
  switch (answer.type) {
    case 'recaptcha':
      return `recaptcha ${answer.response}`
    case 'geetest':
      return `geetest ${answer.lot_number}`
    case 'altcha':
      return `altcha ${nameOfChallenge(answer.payload)}`
  }
}
