import { describe, expect } from 'vitest'
import { addPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test, type TestServer } from '../../testing/server-test.ts'

async function registered(server: TestServer) {
  const owner = server.open()
  await owner.registerProven(ada)
  return owner
}

// What WebAuthn Level 3, 7.2, compares with the data that is stored.
describe('Signing in with a passkey', () => {
  test('accepts a passkey that stayed on its device and now says that it can be synced, but not one that goes back', async ({
    start,
  }) => {
    const server = await start()
    const owner = await registered(server)
    const passkey = await addPasskey(owner, { isSynced: false })
    const browser = server.open()
    expect(await signInWith(browser, passkey, { isSynced: true })).toMatchObject({ status: 200 })
    expect((await browser.call('session')).body.session.methods).toEqual(['swk', 'user', 'mfa'])
    expect((await owner.call('factors')).body.passkeys).toMatchObject([{ isSynced: true }])
    expect(server.log.join('')).toContain('a passkey can be synced now')
    expect(await signInWith(server.open(), passkey, { isSynced: false })).toMatchObject({
      status: 400,
      body: { code: 'passkey_invalid' },
    })
    expect(await signInWith(server.open(), passkey, { isSynced: true })).toMatchObject({ status: 200 })
    expect(server.log.join('').split('a passkey can be synced now')).toHaveLength(2)
  })

  test('accepts client data that begins with a byte order mark', async ({ start }) => {
    const server = await start()
    const passkey = await addPasskey(await registered(server), { hasByteOrderMark: true })
    expect(await signInWith(server.open(), passkey, { hasByteOrderMark: true })).toMatchObject({
      status: 200,
    })
  })

  test.for([
    ['one that rises', [3, 4], false],
    ['one that went back', [40, 3], true],
    ['one that stands still, as that of a copied key may', [3, 3], true],
    ['one that was reset', [3, 0], true],
    ['none at all', [0, 0], false],
  ] as const)(
    'accepts every counter, and logs those of possible copies: %s',
    async ([, counters, isLogged], { start }) => {
      const server = await start()
      const passkey = await addPasskey(await registered(server))
      for (const counter of counters)
        expect(await signInWith(server.open(), passkey, { counter })).toMatchObject({ status: 200 })
      expect(server.log.join('').includes('the counter of a passkey has not risen')).toBe(isLogged)
    },
  )
})
