import type { Context } from '../../context.ts'
import { describeError } from './describe-error.ts'

/**
 * Runs the work that follows a committed change. If it fails, the error is logged, and the answer still reports success: otherwise the
 * person would be told that the change failed, and could not make it again.
 * @param description for the log, such as `what follows a new password`
 */
export async function afterCommit(
  { log }: Pick<Context, 'log'>,
  description: string,
  callback: () => Promise<unknown>,
): Promise<void> {
  await callback().catch((error: unknown) =>
    log.warn({ error: describeError(error) }, `${description} failed: the change itself is made`),
  )
}
