import { formatUnit } from '@foyer/core/messages'
import type { SignInTranslate } from '../messages/messages.ts'
import { ApiError } from './api-error.ts'

type MessageKeys = readonly [plain: Parameters<SignInTranslate>[0], withWait?: Parameters<SignInTranslate>[0]]

/** Messages for errors that have none from the server, or a worse one: those here name the time to wait. */
const messages: Readonly<Record<string, MessageKeys>> = {
  offline: ['failure_offline'],
  timed_out: ['failure_timed_out'],
  unreadable_answer: ['failure_unreadable_answer'],
  no_cookies: ['failure_no_cookies'],
  unavailable: ['failure_unavailable', 'failure_unavailable_wait'],
  overloaded: ['failure_unavailable', 'failure_unavailable_wait'],
  account_exists: ['sign_up_account_exists'],
  too_many_attempts: ['failure_too_many_attempts', 'failure_too_many_attempts_wait'],
  passkey_cancelled: ['passkey_cancelled'],
  passkey_exists: ['passkey_exists'],
  passkey_impossible: ['passkey_impossible'],
  passkey_unloaded: ['failure_offline'],
  captcha_script: ['captcha_script'],
  captcha_closed: ['captcha_closed'],
  captcha_unknown: ['captcha_unknown'],
}

/** After these failures people wonder whether what they typed is lost. */
const technicalFailures = new Set<MessageKeys[0]>([
  'failure_offline',
  'failure_timed_out',
  'failure_unavailable',
  'failure_unknown',
])

/** The message for the person: what happened, and what to do. */
export function describeFailure(error: unknown, translate: SignInTranslate, lang: string): string {
  const [plain, withWait] = findKeys(error) ?? []
  if (withWait !== undefined && error instanceof ApiError && error.retryAfter !== null)
    return translate(withWait, { wait: formatWait(error.retryAfter, lang) })
  if (plain !== undefined) return translate(plain)
  return error instanceof ApiError ? error.message : translate('failure_unknown')
}

/** Like `describeFailure`, for a form: if the server is not reached or fails, adds that what was typed is kept. */
export function describeFormFailure(error: unknown, translate: SignInTranslate, lang: string): string {
  const failure = describeFailure(error, translate, lang)
  const [plain] = findKeys(error) ?? []
  return plain !== undefined && technicalFailures.has(plain)
    ? translate('failure_kept', { failure })
    : failure
}

function findKeys(error: unknown): MessageKeys | undefined {
  // Not by class: the classes of captcha and passkey errors are only loaded with what throws them.
  const { code, status = 0 }: { readonly code?: unknown; readonly status?: number } = Object(error)
  // A mistake on our side, and not a server that cannot be reached, as with 502, 503 and 504.
  if (status === 500) return ['failure_unknown']
  // The server's own codes of 503 are in the table, so any other comes from a proxy, whose message is not meant for people.
  return messages[String(code)] ?? (status > 500 ? ['failure_unavailable'] : undefined)
}

/** '30 seconds', '2 minutes', '1 hour': rounded up, so that trying again after it works. */
function formatWait(seconds: number, lang: string): string {
  const [amount, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 6000
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return formatUnit(amount, unit, lang)
}
