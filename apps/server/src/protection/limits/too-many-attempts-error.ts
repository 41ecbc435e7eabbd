/** The caller or the account has reached a rate limit. Nothing was done. */
export class TooManyAttemptsError extends Error {
  override readonly name = 'TooManyAttemptsError'
  readonly code = 'too_many_attempts'
  /** Whole seconds, at least 1, until the window ends. */
  readonly retryAfterSeconds: number

  constructor(secondsLeft: number) {
    super('Too many attempts: try again later.')
    this.retryAfterSeconds = Math.max(1, Math.ceil(secondsLeft))
  }
}
