/**
 * The machine of a form's submission (specification, section 4): idle, then pending while submitting, then success
 * or error. Pure: the store sees from the state before and after what is to be done.
 */
export type SubmissionState<Result = unknown> =
  | { readonly status: 'idle' }
  | SubmissionAttempt
  | SubmissionOutcome<Result>

/** An attempt under way. Each sending is an object of its own, by which its answer names it. */
export interface SubmissionAttempt {
  readonly status: 'pending'
  /** Stays the same while a submit is sent again: it makes the server act once however often that happens. */
  readonly key: string
}

/** How an attempt was answered. `error` is what was thrown. */
export type SubmissionOutcome<Result = unknown> =
  | { readonly status: 'success'; readonly result: Result }
  | { readonly status: 'error'; readonly message: string; readonly error: unknown }

export const idle: SubmissionState<never> = { status: 'idle' }

// Each answers with the next state: the same object where nothing changes, another pending one for another attempt.

/** Begins an attempt. A second press while one is pending, or after success, must not act twice. */
export function startSubmission<Result>(
  state: SubmissionState<Result>,
  key: string,
): SubmissionState<Result> {
  return state.status === 'pending' || state.status === 'success' ? state : { status: 'pending', key }
}

/** Sends the attempt under way again: the device was turned. */
export function restartSubmission<Result>(state: SubmissionState<Result>): SubmissionState<Result> {
  return state.status === 'pending' ? { ...state } : state
}

/** Takes an answer. One to an attempt that has been ended or answered already is late: it is dropped. */
export function answerSubmission<Result>(
  state: SubmissionState<Result>,
  attempt: SubmissionAttempt,
  outcome: SubmissionOutcome<Result>,
): SubmissionState<Result> {
  return state === attempt ? outcome : state
}

/** Ends the attempt under way, if there is one. */
export function cancelSubmission<Result>(state: SubmissionState<Result>): SubmissionState<Result> {
  return state.status === 'pending' ? idle : state
}
