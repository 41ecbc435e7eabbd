import { expect } from 'vitest'
import { makePasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, recoveryTest as test } from '../../testing/recovery-test.ts'

test('A person who signs up with a passkey, sets a password, and then proves their address keeps both', async ({
  server,
  inbox,
}) => {
  const { email, password: newPassword } = ada
  const person = server.open()
  const { body: begun } = await person.call('passkeySignUpOptions', { body: { email } })
  const { credential, passkey } = makePasskey(begun.options)
  const { body: user } = await person.call('register', { body: { email, passkey: credential } })
  expect(await person.call('password', { body: { newPassword } })).toMatchObject({ status: 204 })
  await person.call('verification', { body: { kind: 'email' } })
  const code = await codeOf(server, inbox, 'email')
  expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({ status: 200 })

  expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
  expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 200, body: { id: user.id } })
})
