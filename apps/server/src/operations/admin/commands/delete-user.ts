import { deleteAccount } from '../../../accounts/lifecycle/delete-account.ts'
import type { Command } from '../command.ts'
import { describePerson, findPerson } from '../find-person.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'

export const deleteUser: Command = {
  name: 'delete-user',
  parameters: ['<e-mail, phone or id>'],
  summary: 'deletes an account and all that belongs to it; there is no way back',
  isDestructive: true,
  async run(admin, { positionals: [identifier = ''] }) {
    const person = await findPerson(admin.queries, identifier)
    await admin.queries.transaction(async (transaction) => {
      await deleteAccount(transaction, person.id)
      await recordOperatorEvent(transaction, admin, { event: 'operator_deleted_account', userId: person.id })
    })
    return { json: { userId: person.id }, lines: [`Deleted ${describePerson(person)}.`] }
  },
}
