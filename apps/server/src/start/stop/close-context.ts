import type { Context } from '../../context.ts'
import { isDoneWithin, type Deadline } from './deadline.ts'

/** In ms: what is kept of the time for closing the database and sending the last traces. */
const forDatabase = 1_000

type Parts = Pick<Context, 'hasher' | 'notifications' | 'outgoing' | 'database' | 'tracer' | 'log'>

/**
 * Ends what a server does in the background, and then what that needs. Whatever is not over by the deadline is left behind, and logged.
 * @param sweep the one under way
 */
export async function closeContext(
  { hasher, notifications, outgoing, database, tracer, log }: Parts,
  deadline: Deadline,
  sweep: Promise<void> = Promise.resolve(),
): Promise<void> {
  const finish = async (what: string, work: Promise<unknown>, milliseconds: number) => {
    if (!(await isDoneWithin(work, milliseconds)))
      log.warn({ what }, 'not finished in time, so the process stops without it')
  }
  const forWork = Math.max(0, deadline.left() - forDatabase)
  await Promise.all([
    finish('the deletion of expired rows', sweep, forWork),
    hasher.close(),
    notifications.close(forWork),
  ])
  // Otherwise a service that does not answer would keep the process alive.
  outgoing.close()
  await finish('closing the database', database.close(), deadline.left())
  await finish('sending the last traces', tracer.close(), deadline.left())
}
