/** More passwords wait to be hashed than we take on. Nothing was tried; the caller may come back later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  readonly code = 'overloaded'
  /** Whole seconds, at least 1, after which the present queue should be done. */
  readonly retryAfterSeconds: number

  constructor(secondsUntilIdle: number) {
    super('Too many sign-ins at this moment: try again shortly.')
    this.retryAfterSeconds = Math.max(1, Math.ceil(secondsUntilIdle))
  }
}
