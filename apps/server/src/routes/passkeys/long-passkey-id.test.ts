import { expect } from 'vitest'
import {
  addPasskey,
  answerChallenge,
  createPasskey,
  signInWith,
} from '../../testing/factors/passkey-authenticator.ts'
import { ada, bob } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'

// WebAuthn Level 3, 4: a credential id has at most 1023 bytes.

test('A passkey with the longest id that there may be is added, and signs in', async ({ server }) => {
  const person = server.open()
  await person.registerProven(ada)
  const passkey = await addPasskey(person, { idBytes: 1023 })
  expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 200, body: { email: ada.email } })
})

test('A passkey with a longer id is refused wherever it is sent, with the name of the field', async ({
  server,
}) => {
  const person = server.open()
  await person.registerProven(ada)
  const toAdd = await person.call('passkeyOptions', { body: {} })
  const { credential, passkey } = createPasskey(toAdd.body.options, { idBytes: 1024 })
  const toSignUp = await person.call('passkeySignUpOptions', { body: { email: bob.email } })
  const { credential: ofNew } = createPasskey(toSignUp.body.options, { idBytes: 1024 })
  const used = answerChallenge((await person.call('proofPasskey', { body: {} })).body.options, passkey)
  for (const [call, body, field] of [
    ['addPasskey', { credential }, 'credential'],
    ['passkeySignIn', { credential: used }, 'credential'],
    ['proof', { passkey: used }, 'passkey'],
    ['register', { email: bob.email, passkey: ofNew }, 'passkey'],
  ] as const)
    expect(await person.callForError(call, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: [{ field: `${field}.id` }] },
    })
  expect((await person.call('factors')).body.passkeys).toEqual([])
})
