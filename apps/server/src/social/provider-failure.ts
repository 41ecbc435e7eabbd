/** A provider has not answered as its documents say. The reason is for the log, and holds nothing that was answered. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly reason: string

  constructor(reason: string) {
    super('A provider failed.')
    // Some reasons are a provider's own words, in which anything could stand.
    this.reason = /^[a-z0-9_]{1,40}$/.test(reason) ? reason : 'other'
  }
}
