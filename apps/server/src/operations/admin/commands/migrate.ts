import { findPending, migrate as applyMigrations } from '../../../database/migrations/migrate.ts'
import { dropOldEventMonths, createEventMonths } from '../../../protection/audit/event-months.ts'
import type { Command } from '../command.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'

export const migrate: Command = {
  name: 'migrate',
  parameters: [],
  options: { 'dry-run': { type: 'boolean' } },
  usage: '[--dry-run]',
  summary: 'brings the tables up to date with this release; --dry-run only lists what is missing',
  skipsTables: true,
  async run(admin, { options }) {
    const { config, database, queries, report } = admin
    if (options['dry-run'] === true) {
      const pending = (await findPending(database)).map(({ name }) => name)
      return { json: { pending }, lines: describe('Not applied yet', pending) }
    }
    const applied = await applyMigrations(database, { report })
    await createEventMonths(database)
    await dropOldEventMonths(database, config.auditDays)
    await recordOperatorEvent(queries, admin, {
      event: 'operator_migrated',
      details: { migrations: applied.join(' ') },
    })
    return { json: { applied }, lines: describe('Applied', applied) }
  },
}

function describe(heading: string, names: readonly string[]): string[] {
  return names.length === 0
    ? ['The tables are up to date.']
    : [`${heading}:`, ...names.map((name) => `  ${name}`)]
}
