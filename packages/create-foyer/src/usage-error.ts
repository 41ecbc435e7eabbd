/** An error that the person who ran the command can fix. They are shown only its message. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
