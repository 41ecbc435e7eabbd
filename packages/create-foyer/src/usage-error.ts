/** What the person who called the command can mend. Its message is all that they are shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
