import { expect } from 'vitest'
import { openAdmin } from '../../../testing/admin-test.ts'
import { enrolApp } from '../../../testing/factors/authenticator-app.ts'
import { addPasskey, signInWith } from '../../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../../testing/people.ts'
import { recoveryTest as test } from '../../../testing/recovery-test.ts'
import type { TestServer } from '../../../testing/server-test.ts'

// R10.46
test('A person who lost their app and codes signs in with one step after the operator’s command, and is notified', async ({
  server,
  inbox,
}) => {
  const admin = openAdmin(server)
  const person = server.open()
  await person.registerProven(ada)
  const passkey = await addPasskey(person)
  await enrolApp(person)
  expect((await admin('remove-second-factor', ada.email)).code).toBe(2)
  const said = await admin('remove-second-factor', ada.email, '--yes')
  expect(said).toMatchObject({ code: 0, err: '' })
  expect(said.out).toContain('Removed the authenticator app of ada.lovelace@example.test')
  expect(await person.callForError('session')).toMatchObject({ status: 401 })
  expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
  expect(inbox.mails.at(-1)?.text).toContain('has removed the second factor')
  const events = await server.context.database.query<{ details: object }>(
    "select details from audit_events where event = 'operator_removed_second_factor'",
  )
  expect(events).toEqual([{ details: { app: 'yes', passkeys: '0', sessions: '1', operator: 'grace' } }])
  expect((await signInWith(server.open(), passkey)).status).toBe(200)
  await admin('remove-second-factor', ada.email, '--yes', '--with-passkeys')
  expect((await signInWith(server.open(), passkey)).status).toBe(404)
})

test('A person without a second factor is not notified of a removal, for example at a second run', async ({
  server,
  inbox,
}) => {
  const admin = openAdmin(server)
  await server.open().registerProven(ada)
  const before = inbox.mails.length
  const said = await admin('remove-second-factor', ada.email, '--yes', '--with-passkeys')
  expect(said.out).toContain('There was no authenticator app of ada.lovelace@example.test')
  expect(inbox.mails).toHaveLength(before)
})

test('A removal after which the person cannot be told succeeds, and says that they were not told', async ({
  server,
}) => {
  const person = server.open()
  await person.registerProven(ada)
  await enrolApp(person)
  await server.context.notifications.whenSettled()
  const messages = { ...server.context.config.messages, mailUrl: 'smtp://127.0.0.1:1' }
  const admin = openAdmin({
    ...server,
    context: { ...server.context, config: { ...server.context.config, messages } },
  })
  const said = await admin('remove-second-factor', ada.email, '--yes')
  expect(said).toMatchObject({ code: 0, err: 'The person was not told (mail: failed).' })
  expect(said.out).toContain('Removed the authenticator app of ada.lovelace@example.test')
})

test('A removal whose addressee cannot be read changes nothing, and can be repeated', async ({
  server,
  inbox,
}) => {
  const { database } = server.context
  const admin = openAdmin(server)
  const person = server.open()
  await person.registerProven(ada)
  await enrolApp(person)
  await database.runScript('alter table user_emails rename to user_emails_elsewhere')
  const failed = await admin('remove-second-factor', await readId(server), '--yes')
  await database.runScript('alter table user_emails_elsewhere rename to user_emails')
  expect(failed).toMatchObject({ code: 1, out: '' })
  const said = await admin('remove-second-factor', ada.email, '--yes')
  expect(said).toMatchObject({ code: 0, err: '' })
  expect(said.out).toContain('Removed the authenticator app')
  expect(inbox.mails.at(-1)?.text).toContain('has removed the second factor')
})

async function readId({ context }: TestServer): Promise<string> {
  const [row] = await context.database.query<{ id: string }>('select id from users')
  return row?.id ?? ''
}
