/**
 * The states of a form's submission (specification, section 4): idle, then pending while submitting, then success
 * or error. Pure: the store compares the state before and after, and acts.
 */
export type SubmissionState<Result = unknown> =
  | { readonly status: 'idle' }
  | PendingSubmission
  | SubmissionOutcome<Result>

/** A request under way. Each time it is sent is a new object, so that an answer can be matched to the sending it belongs to. */
export interface PendingSubmission {
  readonly status: 'pending'
  /** Stays the same while a submit is sent again: it makes the server act once however often that happens. */
  readonly key: string
}

/** How a request was answered. `error` is what was thrown. */
export type SubmissionOutcome<Result = unknown> =
  | { readonly status: 'success'; readonly result: Result }
  | { readonly status: 'error'; readonly message: string; readonly error: unknown }

export const idle: SubmissionState<never> = { status: 'idle' }

// Each function returns the next state: the same object where nothing changes, and a new pending object for a new request.

/** Begins a request. A second press while one is pending, or after success, must not act twice. */
export function startSubmission<Result>(
  state: SubmissionState<Result>,
  key: string,
): SubmissionState<Result> {
  return state.status === 'pending' || state.status === 'success' ? state : { status: 'pending', key }
}

/** Sends the request under way again: the device was turned. */
export function restartSubmission<Result>(state: SubmissionState<Result>): SubmissionState<Result> {
  return state.status === 'pending' ? { ...state } : state
}

/** Takes an answer. One to a request that has been ended or answered already is late: it is dropped. */
export function answerSubmission<Result>(
  state: SubmissionState<Result>,
  request: PendingSubmission,
  outcome: SubmissionOutcome<Result>,
): SubmissionState<Result> {
  return state === request ? outcome : state
}

/** Ends the request under way, if there is one. */
export function cancelSubmission<Result>(state: SubmissionState<Result>): SubmissionState<Result> {
  return state.status === 'pending' ? idle : state
}
