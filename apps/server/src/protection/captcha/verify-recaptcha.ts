import type { PostForm } from './post-form.ts'
import type { RecaptchaService } from './captcha-config.ts'
import { passed, refused, type Verdict } from './verdict.ts'

export interface RecaptchaCheck {
  readonly response: string
  /** The person's IP address. */
  readonly address: string
  readonly hostnames: readonly string[]
  /** `login`, `register` or `recovery`. Keys with a score return it in their answer. */
  readonly action: string
}

/** Google's siteverify (developers.google.com/recaptcha/docs/verify). @throws ServiceError for an unexpected answer */
export async function verifyRecaptcha(
  { secret, verifyUrl, minScore }: RecaptchaService,
  { response, address, hostnames, action }: RecaptchaCheck,
  postForm: PostForm,
): Promise<Verdict> {
  const answer = await postForm(verifyUrl, { secret, response, remoteip: address })
  if (answer['success'] !== true) return refused(`reCAPTCHA refused it${listCodes(answer['error-codes'])}`)
  // Otherwise a token from another site that uses the same key would be accepted.
  const { hostname } = answer
  if (typeof hostname !== 'string' || !hostnames.includes(hostname))
    return refused(`reCAPTCHA was solved on another host: ${describe(hostname)}`)
  if ('action' in answer && answer['action'] !== action)
    return refused(`reCAPTCHA was solved for another action: ${describe(answer['action'])}`)
  if ('score' in answer && !(typeof answer['score'] === 'number' && answer['score'] >= minScore))
    return refused(`reCAPTCHA gave the score ${describe(answer['score'])}`)
  return passed
}

function listCodes(codes: unknown): string {
  const texts = Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
  return texts.length === 0 ? '' : `: ${describe(texts.join(', '))}`
}

/** Truncated, because the text comes from the service. */
function describe(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none')).slice(0, 100)
}
