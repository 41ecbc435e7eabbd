import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { readErrorCode } from '../../operations/observability/error-code.ts'
import { findEventMonthFaults } from './event-months.ts'

/**
 * Passes over that this process may not create or drop monthly tables: with MIGRATE=off they may belong to another user, who does so by
 * `npm run admin -- migrate`. `checkEventMonths` finds out whether that was done.
 */
export async function unlessOthers({ database }: Config, act: Promise<void>): Promise<void> {
  await act.catch((error: unknown) => {
    if (database.migrates !== false || readErrorCode(error) !== '42501') throw error
  })
}

/** Tells the operator which tables of the audit trail are missing, or are kept longer than AUDIT_DAYS promises. */
export async function checkEventMonths({
  config,
  database,
  metrics,
  log,
}: Pick<Context, 'config' | 'database' | 'metrics' | 'log'>): Promise<void> {
  const { missing, overdue } = await findEventMonthFaults(database, config.auditDays)
  metrics.setEventMonthFaults({ missing: missing.length, overdue: overdue.length })
  if (missing.length + overdue.length === 0) return
  const remedy =
    config.database.migrates === false
      ? 'as the user who owns the tables, run npm run admin -- migrate, with the same AUDIT_DAYS'
      : 'the next sweep tries again; if it fails too, the lines before say why'
  log.warn({ missing, overdue }, `tables of the audit trail are missing or overdue: ${remedy}`)
}
