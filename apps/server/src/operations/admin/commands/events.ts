import { and, desc, eq, gte } from 'drizzle-orm'
import { auditEvents } from '../../../database/schema/schema.ts'
import { readMoment, readText, readInteger, type Command } from '../command.ts'
import { findPerson } from '../find-person.ts'
import { printTable } from '../print-table.ts'
import { recordLookUp } from '../record-operator-event.ts'

export const events: Command = {
  name: 'events',
  parameters: [],
  options: {
    user: { type: 'string' },
    event: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
  },
  usage: '[--user <e-mail, phone or id>] [--event <name>] [--since <date>] [--limit <50>]',
  summary: 'the audit trail, the newest first',
  async run(admin, input) {
    const { queries } = admin
    const event = readText(input, 'event')
    const since = readMoment(input, 'since')
    const limit = readInteger(input, 'limit', 1, 10_000) ?? 50
    const identifier = readText(input, 'user')
    const userId = identifier === undefined ? undefined : (await findPerson(queries, identifier)).id
    const rows = await queries
      .select()
      .from(auditEvents)
      .where(
        and(
          userId === undefined ? undefined : eq(auditEvents.userId, userId),
          event === undefined ? undefined : eq(auditEvents.event, event),
          since === undefined ? undefined : gte(auditEvents.at, since),
        ),
      )
      .orderBy(desc(auditEvents.at))
      .limit(limit)
    await recordLookUp(admin, {
      event: 'operator_listed_events',
      ...(userId !== undefined && { userId }),
    })
    return {
      json: rows,
      lines: printTable(
        rows.map((row) => [row.at, row.event, row.userId, row.account, row.address, row.details]),
      ),
    }
  },
}
