import { eq } from 'drizzle-orm'
import { endPendingSignIns } from '../../../accounts/factors/pending-sign-ins.ts'
import { endTrust } from '../../../accounts/factors/trusted-devices.ts'
import { lockPerson } from '../../../accounts/hold-person.ts'
import { sessions } from '../../../database/schema/schema.ts'
import type { Command } from '../command.ts'
import { describePerson, findPerson } from '../find-person.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'

export const endSessions: Command = {
  name: 'end-sessions',
  parameters: ['<e-mail, phone or id>'],
  summary: 'signs a person out everywhere, and ends sign-ins that wait and the trust in browsers',
  isDestructive: true,
  async run(admin, { positionals: [identifier = ''] }) {
    const person = await findPerson(admin.queries, identifier)
    const ended = await admin.queries.transaction(async (transaction) => {
      // A concurrent sign-in either has its session already, or waits until all sessions are ended.
      await lockPerson(transaction, person.id)
      await endPendingSignIns(transaction, person.id)
      await endTrust(transaction, person.id)
      const rows = await transaction
        .delete(sessions)
        .where(eq(sessions.userId, person.id))
        .returning({ id: sessions.id })
      await recordOperatorEvent(transaction, admin, {
        event: 'operator_ended_sessions',
        userId: person.id,
        details: { sessions: String(rows.length) },
      })
      return rows.length
    })
    return {
      json: { userId: person.id, ended },
      lines: [`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${describePerson(person)}.`],
    }
  },
}
