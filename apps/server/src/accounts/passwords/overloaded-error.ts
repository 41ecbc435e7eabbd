/** Too many passwords are waiting to be hashed, so this one was rejected. The caller may try again later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  readonly code = 'overloaded'
  /** Whole seconds, at least 1, after which the current queue should be empty. */
  readonly retryAfterSeconds: number

  constructor(secondsUntilIdle: number) {
    super('Too many sign-ins at this moment: try again shortly.')
    this.retryAfterSeconds = Math.max(1, Math.ceil(secondsUntilIdle))
  }
}
