import { deleteExpiredFormerRecoveries, deleteExpiredFormerSetups } from '../accounts/codes/former-codes.ts'
import { deleteExpiredOneTimeCodes } from '../accounts/codes/one-time-codes.ts'
import { deleteExpiredUndos } from '../accounts/identifiers/identifier-undos.ts'
import { deleteOldEvents, dropOldEventMonths, createEventMonths } from '../protection/audit/event-months.ts'
import { checkEventMonths, unlessOthers } from '../protection/audit/keep-event-months.ts'
import { deleteOldAnswers } from '../protection/captcha/captcha-answers.ts'
import type { Context } from '../context.ts'
import { acquireLease } from '../database/lease.ts'
import { checkClock } from './check-clock.ts'
import { describeError } from './observability/describe-error.ts'
import { deleteExpiredRecoveryLinks } from '../accounts/recovery/end-recovery-links.ts'
import { deleteExpiredPendingSignIns } from '../accounts/factors/pending-sign-ins.ts'
import { deleteExpiredEnrolments } from '../accounts/factors/totp-secrets.ts'
import { deleteExpiredTrust } from '../accounts/factors/trusted-devices.ts'
import { deleteOldIdempotentRequests } from '../accounts/sessions/idempotent-request.ts'
import { deleteExpiredSessions } from '../accounts/sessions/start-session.ts'
import { deleteExpiredStates } from '../social/authorization/state.ts'
import { deleteExpiredUses } from '../social/use-once.ts'
import { deleteOldVisitors } from '../accounts/visitors/delete-visitors.ts'

/** The maximum number of rows that one statement deletes. */
const batchSize = 1_000

/** In seconds: much longer than a batch takes. */
const leaseSeconds = 60

/** The deletions: each deletes a batch of expired rows, and returns its size. */
function listDeletions({ config, database, limits }: Context): (() => Promise<number>)[] {
  return [
    () => deleteExpiredSessions(database, batchSize),
    () => deleteExpiredPendingSignIns(database, batchSize),
    () => deleteExpiredEnrolments(database, batchSize),
    () => deleteExpiredTrust(database, batchSize),
    () => deleteOldIdempotentRequests(database, batchSize),
    () => deleteExpiredRecoveryLinks(database, batchSize),
    () => deleteExpiredFormerRecoveries(database, batchSize),
    () => deleteExpiredFormerSetups(database, batchSize),
    () => deleteExpiredOneTimeCodes(database, batchSize),
    () => deleteExpiredUndos(database, batchSize),
    () => deleteExpiredStates(database, batchSize),
    () => deleteExpiredUses(database, batchSize),
    () => deleteOldEvents(database, config.auditDays, batchSize),
    () => deleteOldVisitors(database, config.visitorDays, batchSize),
    () => deleteOldAnswers(database, batchSize),
    () => limits.removeExpired(batchSize),
  ]
}

/**
 * Deletes expired rows in small batches, and maintains the partitions of the audit trail and the keys of tokens, unless another
 * process is doing so.
 * When the process stops, it ends after the batch under way, and leaves the rest to the next sweep.
 * @returns the number of deleted rows; `undefined`: another process is sweeping
 * @throws Error if a part failed; the log has the details
 */
export async function sweep(context: Context): Promise<number | undefined> {
  const { config, database, log, stopping } = context
  const lease = await acquireLease(database, 'sweep', leaseSeconds)
  if (lease === undefined) return undefined
  let deletedCount = 0
  let failures = 0
  const attempt = async (callback: () => Promise<void>) => {
    if (stopping.aborted) return
    try {
      await callback()
    } catch (error) {
      failures++
      log.warn({ error: describeError(error) }, 'a part of the sweep failed')
    }
  }
  try {
    await attempt(() => unlessOthers(config, createEventMonths(database)))
    await attempt(() => context.tokens.maintainKeys())
    await attempt(() => unlessOthers(config, dropOldEventMonths(database, config.auditDays)))
    for (const deleteSome of listDeletions(context)) {
      await attempt(async () => {
        let deleted = batchSize
        while (deleted >= batchSize && !stopping.aborted && (await lease.renew())) {
          deleted = await deleteSome()
          deletedCount += deleted
        }
      })
    }
  } finally {
    await lease.release()
  }
  // The other parts have all been run.
  if (failures > 0) throw new Error(`${failures} of its parts failed: the lines before say why.`)
  return deletedCount
}

/** In ms. The first sweep is soon, for processes that are replaced before they are an hour old. */
const usualPauses = { first: 300_000, next: 3_600_000 }

export interface Sweeps {
  /** Starts no more sweeps. @returns when the one under way is over */
  end(): Promise<void>
}

/** Sweeps soon, and then every hour. An error is logged, and the next sweep tries again. @param delays in ms */
export function sweepHourly(context: Context, delays = usualPauses): Sweeps {
  let underWay: Promise<void> | undefined
  const run = () => {
    underWay ??= sweepAndCheck(context).finally(() => (underWay = undefined))
  }
  const first = setTimeout(run, delays.first).unref()
  const next = setInterval(run, delays.next).unref()
  return {
    async end() {
      clearTimeout(first)
      clearInterval(next)
      await underWay
    },
  }
}

/** Every process checks, even if another one sweeps: otherwise its gauge would not notice what has been mended. */
async function sweepAndCheck(context: Context): Promise<void> {
  const { log, metrics, stopping } = context
  await metrics
    .measureSweep(() => sweep(context))
    .catch((error: unknown) => log.warn({ error: describeError(error) }, 'sweep failed'))
  if (stopping.aborted) return
  await checkEventMonths(context).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'the tables of the audit trail could not be checked'),
  )
  await checkClock(context).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'the clock could not be compared with that of the database'),
  )
}
