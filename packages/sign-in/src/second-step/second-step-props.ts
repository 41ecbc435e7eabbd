import type { User } from '@foyer/core/wire'
import type { AnalyticsFlow } from '../analytics/analytics-event.ts'
import type { ApiError, SecondFactor } from '../api/api-error.ts'

export interface SecondStepProps {
  /** From the ApiError `second_factor_needed`, or the answer of `secondFactorWays`. */
  readonly secondFactor: SecondFactor
  /** The flow in which the sign-in began, for analytics. Default: `sign_in`. */
  readonly flow?: AnalyticsFlow | undefined
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** The page was loaded again: the focus stays where it is. */
  readonly isResumed?: boolean | undefined
  /** Pass the user to `session.accept` of `useSession`. */
  readonly onSuccess: (user: User) => void
  /** Show your form again. `error`: why the sign-in is over; absent if the person starts again. */
  readonly onEnd: (error?: ApiError) => void
  /** Called with the message, and the thrown error. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}
