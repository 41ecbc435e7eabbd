import { eq } from 'drizzle-orm'
import { matchLocale } from '@foyer/core/wire'
import { endPendingSignIns } from '../../../accounts/factors/pending-sign-ins.ts'
import { notifyFactorChanged } from '../../../accounts/factors/notify-factor-changed.ts'
import { removeTotp } from '../../../accounts/factors/totp-secrets.ts'
import { lockPerson } from '../../../accounts/hold-person.ts'
import { findRecipient, type Recipient } from '../../../accounts/notify-person.ts'
import { passkeys, sessions } from '../../../database/schema/schema.ts'
import { explainUnexpected } from '../../../start/failures/explain-failed-start.ts'
import type { Admin, Command } from '../command.ts'
import { describePerson, findPerson, type Person } from '../find-person.ts'
import { openNotifications } from '../open-notifications.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'

/** For people who have lost both the app and the recovery codes: they cannot get a factor back by a message. */
export const removeSecondFactor: Command = {
  name: 'remove-second-factor',
  parameters: ['<e-mail, phone or id>'],
  options: { 'with-passkeys': { type: 'boolean' } },
  usage: '[--with-passkeys]',
  summary:
    'removes the authenticator app and recovery codes of a person, signs them out everywhere, and tells them',
  isDestructive: true,
  async run(admin, { positionals: [identifier = ''], options }) {
    const person = await findPerson(admin.queries, identifier)
    const { id: userId } = person
    const withPasskeys = options['with-passkeys'] === true
    const { recipient, ended } = await admin.queries.transaction(async (transaction) => {
      await lockPerson(transaction, userId)
      // Here, because the command must not fail any more once the factor is removed.
      const recipient = await findRecipient(transaction, person)
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
      return { recipient, ended: { app: hadApp, passkeys: keys.length, sessions: rows.length } }
    })
    if (ended.app || ended.passkeys > 0) await notifyPerson(admin, person, recipient)
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

/** Tells the operator if the person could not be told, because another run of the command would not try again. */
async function notifyPerson(admin: Admin, { lang }: Person, recipient: Recipient): Promise<void> {
  if (recipient.email === null && recipient.phone === null) {
    admin.report('The person was not told: the account has no address and no number.')
    return
  }
  try {
    const notifications = openNotifications(admin)
    notifyFactorChanged(
      { ...admin, notifications },
      recipient,
      { locale: matchLocale(lang === null ? [] : [lang]), requester: null },
      { change: 'operator_removed' },
    )
    await notifications.whenSettled()
    await notifications.close()
  } catch (error) {
    admin.report(
      explainUnexpected('The factor was removed, but the person was not told', error, admin.logLevel),
    )
  }
}
