/** The script of a page could not be loaded. */
export class UnloadedPageError extends Error {
  override readonly name = 'UnloadedPageError'
  /** Loads it again when the page is opened the next time: React keeps that a lazy component has failed. */
  readonly renew: () => void

  constructor(renew: () => void, cause: unknown) {
    super('The script of the page could not be loaded.', { cause })
    this.renew = renew
  }
}
