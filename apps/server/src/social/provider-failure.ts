/** A provider's answer does not match its documentation. The reason is for the log, and contains no text of the answer. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super('A provider failed.', options)
    // A reason may come from the provider and contain anything, so only simple codes are kept.
    this.reason = /^[a-z0-9_]{1,40}$/.test(reason) ? reason : 'other'
  }
}
