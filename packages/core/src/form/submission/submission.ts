/**
 * The states of a submission (specification, section 4): idle, then pending, then success or error. Pure: the store
 * compares the states before and after, and acts.
 */
export type SubmissionState<Result = unknown> =
  | { readonly status: 'idle' }
  | PendingSubmission
  | SubmissionOutcome<Result>

/**
 * A request under way. A new object each time it is sent, so that an answer can be matched to its request by identity.
 */
export interface PendingSubmission {
  readonly status: 'pending'
  /** The `Idempotency-Key`: the same each time a submit is sent again, so that the server acts once. */
  readonly key: string
}

/** The answer to a request. `error` is what was thrown. */
export type SubmissionOutcome<Result = unknown> =
  | { readonly status: 'success'; readonly result: Result }
  | { readonly status: 'error'; readonly message: string; readonly error: unknown }

/** Nothing has been submitted, or the last submit was reset or cancelled. */
export const idle: SubmissionState<never> = { status: 'idle' }

// Each function returns the next state: the same object if nothing changes, a new pending object for a new request.

/** Whether a submit would be sent: not while a request is pending, and not after a success, so that pressing twice does not act twice. */
export function canStart({ status }: SubmissionState): boolean {
  return status === 'idle' || status === 'error'
}

/** Starts a request, if one can be started. */
export function startSubmission<Result>(
  state: SubmissionState<Result>,
  key: string,
): SubmissionState<Result> {
  return canStart(state) ? { status: 'pending', key } : state
}

/** Sends the request under way again, because the device was rotated. */
export function restartSubmission<Result>(state: SubmissionState<Result>): SubmissionState<Result> {
  return state.status === 'pending' ? { ...state } : state
}

/** Applies an answer; ignores it if its request was cancelled or already answered. */
export function answerSubmission<Result>(
  state: SubmissionState<Result>,
  request: PendingSubmission,
  outcome: SubmissionOutcome<Result>,
): SubmissionState<Result> {
  return state === request ? outcome : state
}

/** Cancels the request under way, if there is one. */
export function cancelSubmission<Result>(state: SubmissionState<Result>): SubmissionState<Result> {
  return state.status === 'pending' ? idle : state
}
