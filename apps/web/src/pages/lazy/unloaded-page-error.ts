/** The script of a page could not be loaded. */
export class UnloadedPageError extends Error {
  override readonly name = 'UnloadedPageError'
  /** Makes the next visit of the page load the script again, because React caches the failure of a lazy component. */
  readonly reset: () => void

  constructor(reset: () => void, cause: unknown) {
    super('The script of the page could not be loaded.', { cause })
    this.reset = reset
  }
}
