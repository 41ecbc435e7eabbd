import { deleteOldEvents } from './audit/delete-old-events.ts'
import { deleteOldAnswers } from './captcha/captcha-answers.ts'
import type { Context } from './context.ts'
import { describeError } from './observability/describe-error.ts'
import { deleteExpiredRecoveries } from './recovery/end-recoveries.ts'
import { deleteOldAttempts } from './sessions/attempt.ts'
import { deleteExpiredSessions } from './sessions/write-session.ts'
import { deleteExpiredStates } from './social/state.ts'
import { deleteExpiredUses } from './social/use-once.ts'
import { deleteOldVisitors } from './visitors/delete-visitors.ts'

/** Frees the room of what is over. Several processes may do so at once. */
export async function sweep({ config, database, limits }: Context): Promise<void> {
  await Promise.all([
    deleteExpiredSessions(database.drizzle),
    deleteOldAttempts(database.drizzle),
    deleteExpiredRecoveries(database.drizzle),
    deleteExpiredStates(database.drizzle),
    deleteExpiredUses(database.drizzle),
    deleteOldEvents(database.drizzle, config.auditDays),
    deleteOldVisitors(database.drizzle, config.visitorDays),
    deleteOldAnswers(database),
    limits.removeExpired(),
  ])
}

/** Until its timer is cleared. What could not be done is logged, and done an hour later. */
export function sweepHourly(context: Context): NodeJS.Timeout {
  const sweepAndLog = () => {
    sweep(context).catch((error: unknown) =>
      context.log.warn({ error: describeError(error) }, 'sweep failed'),
    )
  }
  return setInterval(sweepAndLog, 3_600_000).unref()
}
