import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { createPasskey, type Behaviour } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

async function addWith(person: Browser, transports: string[], behaviour: Behaviour) {
  await person.registerProven(ada)
  const { body } = await person.call('passkeyOptions', { body: {} })
  const { credential } = createPasskey(body.options, behaviour)
  const response = { ...credential.response, transports }
  return person.call('addPasskey', { body: { credential: { ...credential, response } } })
}

describe('A passkey', () => {
  test('is accepted with transports that no specification lists, even an empty one', async ({ start }) => {
    const person = (await start()).open()
    const added = await addWith(person, ['', 'cable', 'usb'], { isSynced: false })
    expect(added).toMatchObject({ status: 201 })
    const { options } = (await person.call('passkeyOptions', { body: {} })).body
    expect(options.excludeCredentials).toMatchObject([{ transports: ['cable', 'usb'] }])
  })

  test.for([
    [
      'that is synced can be reached on each device, whatever it said where it was made',
      true,
      ['hybrid', 'internal'],
    ],
    ['that stays on its device can be reached as it said', false, ['hybrid']],
  ] as const)('%s', async ([, isSynced, transports], { start }) => {
    const person = (await start()).open()
    await addWith(person, ['hybrid'], { isSynced })
    const { options } = (await person.call('proofPasskey', { body: {} })).body
    expect(options.allowCredentials).toMatchObject([{ transports }])
  })
})
