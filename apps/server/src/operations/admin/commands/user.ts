import { asc, desc, eq } from 'drizzle-orm'
import { auditEvents, identities, sessions } from '../../../database/schema/schema.ts'
import type { Command } from '../command.ts'
import { findPerson } from '../find-person.ts'
import { printTable } from '../print-table.ts'
import { recordLookUp } from '../record-operator-event.ts'

/** The number of audit events to show; `events --user` shows more. */
const maxEvents = 10

export const user: Command = {
  name: 'user',
  parameters: ['<e-mail, phone or id>'],
  summary: 'an account, its sessions, linked accounts and last events',
  async run(admin, { positionals: [identifier = ''] }) {
    const { queries } = admin
    const account = await findPerson(queries, identifier)
    const ownSessions = await queries
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        address: sessions.address,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, account.id))
      .orderBy(desc(sessions.lastSeenAt))
    const linked = await queries
      .select()
      .from(identities)
      .where(eq(identities.userId, account.id))
      .orderBy(asc(identities.linkedAt))
    const events = await queries
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, account.id))
      .orderBy(desc(auditEvents.at))
      .limit(maxEvents)
    await recordLookUp(admin, { event: 'operator_looked_up', userId: account.id })
    return {
      json: { account, sessions: ownSessions, identities: linked, events },
      lines: [
        ...printTable(Object.entries(account)),
        '',
        `Sessions: ${ownSessions.length}`,
        ...printTable(ownSessions.map((row) => [row.id, row.lastSeenAt, row.address, row.userAgent])),
        '',
        `Linked accounts: ${linked.length}`,
        ...printTable(linked.map((row) => [row.social, row.subject, row.name, row.linkedAt])),
        '',
        `Last events: ${events.length}`,
        ...printTable(events.map((row) => [row.at, row.event, row.address, row.details])),
      ],
    }
  },
}
