import { eq } from 'drizzle-orm'
import { matchLocale } from '@foyer/core/wire'
import { endPendingSignIns } from '../../../accounts/factors/pending-sign-ins.ts'
import { tellFactorChanged } from '../../../accounts/factors/tell-factor-changed.ts'
import { removeTotp } from '../../../accounts/factors/totp-secrets.ts'
import { findRecipient, type Recipient } from '../../../accounts/tell-person.ts'
import { lockPerson } from '../../../accounts/hold-person.ts'
import { passkeys, sessions } from '../../../database/schema/schema.ts'
import type { Admin, Command } from '../command.ts'
import { describePerson, findPerson, type Person } from '../find-person.ts'
import { openNotifications } from '../open-notifications.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'

/** For people who have lost both the app and the recovery codes: they cannot get a factor back by a message. */
export const removeSecondFactor: Command = {
  name: 'remove-second-factor',
  takes: ['<e-mail, phone or id>'],
  options: { 'with-passkeys': { type: 'boolean' } },
  usage: '[--with-passkeys]',
  summary:
    'removes the authenticator app and recovery codes of a person, signs them out everywhere, and tells them',
  isDestructive: true,
  async run(admin, { given: [wanted = ''], options }) {
    const person = await findPerson(admin.queries, wanted)
    const { id: userId } = person
    const withPasskeys = options['with-passkeys'] === true
    const { ended, recipient } = await admin.queries.transaction(async (transaction) => {
      await lockPerson(transaction, userId)
      const hadApp = await removeTotp(transaction, userId)
      await endPendingSignIns(transaction, userId)
      const keys = withPasskeys
        ? await transaction.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
        : []
      const rows = await transaction
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ id: sessions.id })
      const details = {
        app: hadApp ? 'yes' : 'no',
        passkeys: String(keys.length),
        sessions: String(rows.length),
      }
      await recordOperatorEvent(transaction, admin, {
        event: 'operator_removed_second_factor',
        userId,
        details,
      })
      const recipient = await findRecipient(transaction, person)
      return { ended: { app: hadApp, passkeys: keys.length, sessions: rows.length }, recipient }
    })
    if (ended.app || ended.passkeys > 0) await tellPerson(admin, person, recipient)
    return {
      json: { userId, ended },
      lines: [
        `${ended.app ? 'Removed the authenticator app' : 'There was no authenticator app'} of ${describePerson(person)}.`,
        ...(withPasskeys ? [`Removed passkeys: ${ended.passkeys}.`] : []),
        `Ended sessions: ${ended.sessions}.`,
      ],
    }
  },
}

async function tellPerson(admin: Admin, { lang }: Person, recipient: Recipient): Promise<void> {
  const notifications = openNotifications(admin)
  tellFactorChanged(
    { ...admin, notifications },
    recipient,
    { locale: matchLocale(lang === null ? [] : [lang]), asker: null },
    { change: 'operator_removed' },
  )
  await notifications.settled()
  await notifications.close()
}
