/** The caller, or the account, has used up its attempts. Nothing was tried. */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError'
  readonly code = 'too_many_attempts'
  /** Whole seconds, at least 1, until the count starts again. */
  readonly retryAfterSeconds: number

  constructor(secondsLeft: number) {
    super('Too many attempts: try again later.')
    this.retryAfterSeconds = Math.max(1, Math.ceil(secondsLeft))
  }
}
