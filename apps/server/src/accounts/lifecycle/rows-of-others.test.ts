import { expect } from 'vitest'
import { change, undoTokenOf } from '../../routes/identity/change/testing/identifier-test.ts'
import type { Browser } from '../../testing/browser.ts'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { addPasskey } from '../../testing/factors/passkey-authenticator.ts'
import { fillTables } from './testing/fill-tables.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada, bob } from '../../testing/people.ts'
import { codeOf, newPassword, phone, recover, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

interface ActionContext {
  readonly server: TestServer
  readonly inbox: Inbox
  readonly person: Browser
}

/** What somebody does in their account, and the status of the last answer. */
type Action = (scene: ActionContext) => Promise<{ readonly status: number }>

const actions: Readonly<Record<string, Action>> = {
  'proves an address for the first time': async ({ server, inbox, person }) => {
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    return person.call('verificationConfirm', { body: { code } })
  },
  'recovers an account that nobody has proven': async ({ server, inbox, person }) => {
    await person.call('register', { body: ada })
    return recover(server, inbox, 'email')
  },
  'changes the password': async ({ person }) => {
    await person.registerProven(ada)
    return person.call('password', { body: { password: ada.password, newPassword } })
  },
  'ends all other sessions': async ({ person }) => {
    await person.registerProven(ada)
    return person.call('revokeOtherSessions')
  },
  'signs out': async ({ person }) => {
    await person.registerProven(ada)
    return person.call('logout')
  },
  'removes a passkey': async ({ person }) => {
    await person.registerProven(ada)
    await addPasskey(person)
    const { body } = await person.call('factors')
    return person.call('removePasskey', { params: { id: body.passkeys[0]?.id ?? '' } })
  },
  'removes an authenticator app': async ({ person }) => {
    await person.registerProven(ada)
    await enrolApp(person)
    return person.call('removeTotp')
  },
  'makes new recovery codes': async ({ person }) => {
    await person.registerProven(ada)
    await enrolApp(person)
    return person.call('recoveryCodes', { body: {} })
  },
  'unlinks a provider': async ({ server, person }) => {
    const { body } = await person.registerProven(ada)
    const link = "insert into identities (social, subject, user_id) values ('discord', '42', $1)"
    await server.context.database.query(link, [body.id])
    return person.call('unlinkIdentity', { params: { social: 'discord' } })
  },
  'adds a number, and removes it': async ({ server, inbox, person }) => {
    await person.registerProven(ada)
    await change({ server, inbox }, person, { phone })
    return person.call('removeIdentifier', { params: { kind: 'phone' } })
  },
  'undoes a change of the address': async ({ server, inbox, person }) => {
    await person.registerProven(ada)
    await change({ server, inbox }, person, { email: 'new@example.test' })
    return server.open().call('undo', { body: { token: undoTokenOf(inbox, ada.email) } })
  },
}

// R7.24
test.for(Object.entries(actions))(
  'A person who %s changes no rows of another person',
  async ([, act], { server, inbox }) => {
    const { query } = server.context.database
    const { body: other } = await server.open().registerProven(bob)
    const tables = await fillTables(server.context.database, other.id)
    await query('update users set second_factor_at = now() where id = $1', [other.id])
    const readRows = async () => {
      const rows: Record<string, unknown> = {}
      for (const table of tables.keys()) {
        const whose = table === 'users' ? 'id' : 'user_id'
        rows[table] = await query(
          `select to_jsonb(t) as row from ${table} t where ${whose} = $1 order by 1`,
          [other.id],
        )
      }
      return rows
    }
    const before = await readRows()
    expect([200, 204]).toContain((await act({ server, inbox, person: server.open() })).status)
    await server.context.notifications.whenSettled()
    expect(await readRows()).toEqual(before)
  },
)

// R10.12
test('Identifiers proven and factors enrolled by one person do not count for another', async ({
  server,
  inbox,
}) => {
  const { query } = server.context.database
  const { body: other } = await server.open().registerProven(bob)
  const person = server.open()
  await person.call('register', { body: { phone, password: ada.password } })
  expect((await recover(server, inbox, 'phone')).status).toBe(200)
  await query('update user_phones set verified_at = null')
  await fillTables(server.context.database, other.id)
  await query("update identities set social = 'discord'")
  await query('update users set second_factor_at = now() where id = $1', [other.id])
  await person.call('login', { body: { phone, password: newPassword } })
  expect((await person.call('proofWays')).body).toMatchObject({ ways: [{ way: 'password' }] })
  const unproven = { body: { code: 'identifier_unproven' } }
  expect(await person.callForError('totp', {})).toMatchObject(unproven)
  await query('delete from user_phones where phone = $1', [phone])
  await query('update users set phone = null where id <> $1', [other.id])
  expect(await person.callForError('totp', {})).toMatchObject(unproven)
})
