import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

const { email, password: newPassword } = ada

/** A person who has signed up with a passkey, and set a password in the same session. */
async function signUp(server: TestServer) {
  const person = server.open()
  const { body: started } = await person.call('passkeySignUpOptions', { body: { email } })
  const { credential, passkey } = createPasskey(started.options)
  const { body: user } = await person.call('register', { body: { email, passkey: credential } })
  expect(await person.call('password', { body: { newPassword } })).toMatchObject({ status: 204 })
  const prove = async (inbox: Inbox) => {
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    return person.call('verificationConfirm', { body: { code } })
  }
  return { user, passkey, prove }
}

test('A person who signs up with a passkey, sets a password, and then proves their address keeps both', async ({
  server,
  inbox,
}) => {
  const { user, passkey, prove } = await signUp(server)
  expect(await prove(inbox)).toMatchObject({ body: { ended: { unlinked: [], hadPassword: false } } })
  expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
  expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 200, body: { id: user.id } })
})

// Accounts of the first releases have no session stored.
test.for([
  ['an unknown session', 'null'],
  ['another session', `'${randomUUID()}'`],
] as const)(
  'A first proof ends a passkey and a password that were made in %s, because they may be somebody else’s',
  async ([, session], { server, inbox }) => {
    const { passkey, prove } = await signUp(server)
    await server.context.database.runScript(
      `update users set password_session_id = ${session}; update passkeys set session_id = ${session};`,
    )
    expect(await prove(inbox)).toMatchObject({ body: { ended: { unlinked: [], hadPassword: true } } })
    expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 401 })
    expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 404 })
  },
)
