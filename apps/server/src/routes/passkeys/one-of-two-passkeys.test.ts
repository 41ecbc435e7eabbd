import { expect } from 'vitest'
import { addPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'

test('A person who renames or removes one passkey keeps the other as it was', async ({ server }) => {
  const person = server.open()
  await person.registerProven(ada)
  const [first, second] = [await addPasskey(person), await addPasskey(person)]
  const list = async () => (await person.call('factors')).body.passkeys
  const idOf = async (passkey: typeof first) =>
    (await list()).find(({ credentialId }) => credentialId === passkey.id)?.id ?? ''
  const before = (await list()).find(({ credentialId }) => credentialId === second.id)
  const params = { id: await idOf(first) }
  await person.call('renamePasskey', { params, body: { name: 'My phone' } })
  const names = (await list()).map(({ credentialId, name }) => [credentialId, name] as const)
  expect(Object.fromEntries(names)).toEqual({ [first.id]: 'My phone', [second.id]: before?.name })
  await person.call('removePasskey', { params })
  expect(await list()).toEqual([before])
  expect(await signInWith(server.open(), first)).toMatchObject({ status: 404 })
  expect(await signInWith(server.open(), second)).toMatchObject({ status: 200 })
})
