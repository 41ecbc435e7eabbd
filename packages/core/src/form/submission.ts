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

export type SubmissionEvent<Result = unknown> =
  | { readonly type: 'submit'; readonly key: string }
  /** The device was turned: the attempt under way is sent again. */
  | { readonly type: 'restart' }
  | { readonly type: 'answer'; readonly to: SubmissionAttempt; readonly outcome: SubmissionOutcome<Result> }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' }

export const idle: SubmissionState<never> = { status: 'idle' }

/** The next state. The same object comes back when nothing changes; another pending one is another attempt. */
export function updateSubmission<Result>(
  state: SubmissionState<Result>,
  event: SubmissionEvent<Result>,
): SubmissionState<Result> {
  const isPending = state.status === 'pending'
  switch (event.type) {
    case 'submit':
      // A second press while pending, or after success, must not act twice.
      return isPending || state.status === 'success' ? state : { status: 'pending', key: event.key }
    case 'restart':
      return isPending ? { ...state } : state
    case 'answer':
      // An answer to an attempt that has been aborted or answered already is late: it is dropped.
      return state === event.to ? event.outcome : state
    case 'cancel':
      return isPending ? idle : state
    case 'reset':
      return idle
  }
}
