/** Why the server cannot start, and what the operator can do, in one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
