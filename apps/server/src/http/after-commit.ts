import type { Context } from '../context.ts'
import { describeError } from '../operations/observability/describe-error.ts'

/**
 * Does what follows a change that is committed: an error is logged, and the answer says that the change was made. Otherwise a
 * person would be told that it failed, and could not make it again.
 * @param what for the log, such as `what follows a new password`
 */
export async function afterCommit(
  { log }: Pick<Context, 'log'>,
  what: string,
  act: () => Promise<void>,
): Promise<void> {
  await act().catch((error: unknown) =>
    log.warn({ error: describeError(error) }, `${what} failed: the change itself is made`),
  )
}
