import type { ErrorCode } from '@foyer/core/wire'
import { OverloadedError } from '../../accounts/passwords/overloaded-error.ts'
import { ApiError } from '../../api-error.ts'
import type { Metrics } from '../../operations/observability/metrics.ts'
import type { LoginOutcome } from '../../operations/observability/metrics/outcome-counts.ts'
import { TooManyAttemptsError } from '../../protection/limits/too-many-attempts-error.ts'

/** The code, the challenge or the first step was too long ago, as on a page that stood open: nobody has guessed anything. */
const expiredCodes = new Set<ErrorCode>(['code_over', 'passkey_challenge', 'second_factor_over'])

/** The request does not try anything, or must not. */
const notTried = new Set<ErrorCode>(['invalid_request', 'method_off'])

/** Counts why a sign-in failed. Errors that say nothing about it, such as those of the database, are not counted here. */
export function countFailedSignIn({ countLogin }: Pick<Metrics, 'countLogin'>, error: unknown): void {
  const outcome = outcomeOf(error)
  if (outcome !== undefined) countLogin(outcome)
}

/** A `catch` that counts the failed sign-in, and throws its error on. */
export function countingFailures(metrics: Pick<Metrics, 'countLogin'>): (error: unknown) => never {
  return (error) => {
    countFailedSignIn(metrics, error)
    throw error
  }
}

function outcomeOf(error: unknown): LoginOutcome | undefined {
  if (error instanceof TooManyAttemptsError || error instanceof OverloadedError) return error.code
  if (!(error instanceof ApiError) || notTried.has(error.code)) return undefined
  return expiredCodes.has(error.code) ? 'expired' : 'refused'
}
