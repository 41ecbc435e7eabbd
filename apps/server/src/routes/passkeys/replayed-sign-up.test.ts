import { expect } from 'vitest'
import { createPasskey } from '../../testing/factors/passkey-authenticator.ts'
import { serverTest as test } from '../../testing/server-test.ts'

test('A replayed passkey cannot create a second account, and its sign-up leaves nothing behind', async ({
  start,
}) => {
  const server = await start()
  const browser = server.open()
  const [email, another] = ['ada@example.test', 'bob@example.test']
  const { body } = await browser.call('passkeySignUpOptions', { body: { email } })
  const { credential } = createPasskey(body.options)
  expect(await browser.call('register', { body: { email, passkey: credential } })).toMatchObject({
    status: 201,
  })
  expect(await browser.callForError('register', { email: another, passkey: credential })).toMatchObject({
    status: 400,
    body: { code: 'passkey_used' },
  })
  const { query } = server.context.database
  expect(await query('select email from user_emails')).toEqual([{ email }])
})

test('Ten copies of a sign-up with a passkey make one account and one session', async ({ start }) => {
  const server = await start()
  const browser = server.open()
  const email = 'ada@example.test'
  const { body } = await browser.call('passkeySignUpOptions', { body: { email } })
  const { credential } = createPasskey(body.options)
  const headers = { 'idempotency-key': 'a-key-of-this-sign-up' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      browser.call('register', { body: { email, passkey: credential }, headers }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  expect(await server.context.database.query('select 1 from sessions')).toHaveLength(1)
  expect(await server.context.database.query('select 1 from passkeys')).toHaveLength(1)
})
