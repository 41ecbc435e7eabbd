/**
 * The machine of a form's submission (specification, section 4): idle, then pending while submitting, then success
 * or error. Pure: the store acts on what it emits.
 */
export type SubmissionState<Result = unknown> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly key: string; readonly attempt: number }
  | { readonly status: 'success'; readonly result: Result }
  | { readonly status: 'error'; readonly message: string }

export type SubmissionEvent<Result = unknown> =
  /** `key` is new for each submit: it makes the server act once however often the attempt is sent. */
  | { readonly type: 'submit'; readonly key: string }
  /** The device was turned: the attempt under way is sent again with the same key. */
  | { readonly type: 'restart' }
  /** Answers name their submit and attempt: after a cancel, another submit has an attempt of the same number. */
  | { readonly type: 'resolve'; readonly key: string; readonly attempt: number; readonly result: Result }
  | {
      readonly type: 'reject'
      readonly key: string
      readonly attempt: number
      readonly message: string
      readonly error: unknown
    }
  | { readonly type: 'cancel' }
  | { readonly type: 'reset' }

export type SubmissionEmit<Result = unknown> =
  | { readonly type: 'send'; readonly key: string; readonly attempt: number }
  | { readonly type: 'abort' }
  | { readonly type: 'succeed'; readonly result: Result }
  | { readonly type: 'fail'; readonly message: string; readonly error: unknown }

export interface SubmissionStep<Result = unknown> {
  readonly state: SubmissionState<Result>
  readonly emits: readonly SubmissionEmit<Result>[]
}

export const idle: SubmissionState<never> = { status: 'idle' }

export function updateSubmission<Result>(
  state: SubmissionState<Result>,
  event: SubmissionEvent<Result>,
): SubmissionStep<Result> {
  const stay: SubmissionStep<Result> = { state, emits: [] }
  const isPending = state.status === 'pending'
  switch (event.type) {
    case 'submit':
      // A second press while pending, or after success, must not act twice.
      return isPending || state.status === 'success' ? stay : send(event.key, 1)
    case 'restart':
      return isPending ? send(state.key, state.attempt + 1, [{ type: 'abort' }]) : stay
    case 'resolve': {
      const { result } = event
      if (!isUnderWay(state, event)) return stay
      return { state: { status: 'success', result }, emits: [{ type: 'succeed', result }] }
    }
    case 'reject': {
      const { message, error } = event
      if (!isUnderWay(state, event)) return stay
      return { state: { status: 'error', message }, emits: [{ type: 'fail', message, error }] }
    }
    case 'cancel':
      return isPending ? { state: idle, emits: [{ type: 'abort' }] } : stay
    case 'reset':
      return { state: idle, emits: isPending ? [{ type: 'abort' }] : [] }
  }
}

function send<Result>(
  key: string,
  attempt: number,
  before: readonly SubmissionEmit<Result>[] = [],
): SubmissionStep<Result> {
  return { state: { status: 'pending', key, attempt }, emits: [...before, { type: 'send', key, attempt }] }
}

/** An answer to an attempt that has been aborted or answered already is late: it is dropped. */
function isUnderWay(state: SubmissionState, answer: { key: string; attempt: number }): boolean {
  return state.status === 'pending' && state.key === answer.key && state.attempt === answer.attempt
}
