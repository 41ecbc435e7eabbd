/** Why the server cannot start, and what to do about it, in one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
