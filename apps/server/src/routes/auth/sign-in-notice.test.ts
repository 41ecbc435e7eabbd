import { describe, expect } from 'vitest'
import { addPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

const body = { email: ada.email, password: ada.password }
const subject = 'New sign-in to your account at Foyer'

async function listNotices({ context }: TestServer, { mails }: Inbox) {
  await context.notifications.whenSettled()
  return mails.filter((mail) => mail.subject === subject)
}

describe('A sign-in with a device that the account does not know', () => {
  // R10.30
  test('is told to its owner, with what it was, and a link to the devices without a secret', async ({
    server,
    inbox,
  }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const stranger = server.open()
    await stranger.call('login', { body })
    const [notice, ...others] = await listNotices(server, inbox)
    expect(others).toEqual([])
    expect(notice?.to).toMatchObject([{ address: ada.email }])
    expect(notice?.text).toMatch(/^Somebody, most likely you, has signed in to your account at Foyer/)
    expect(notice?.text).toMatch(/Done with .* from .*127\.0\.0\.1.*, on .* UTC\./)
    expect(notice?.text).toMatch(/^http:\/\/\S+\/account#sessions$/m)
  })

  test('is not told again once the device is known, nor for the one that signed up', async ({
    server,
    inbox,
  }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    await owner.call('logout')
    await owner.call('login', { body })
    expect(await listNotices(server, inbox)).toEqual([])
  })

  test('is not told to an address that nobody has proven', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('login', { body })
    expect(await listNotices(server, inbox)).toEqual([])
  })

  test('is told by one mail an hour for each address, and by five a day, whoever floods them', async ({
    server,
    inbox,
  }) => {
    await server.open().registerProven(ada)
    const { limits } = server.context
    const signIn = () => server.open().call('login', { body })
    await signIn()
    await signIn()
    expect(await listNotices(server, inbox)).toHaveLength(1)
    const [person] = await server.context.database.query<{ id: string }>('select id from users')
    const allowed: boolean[] = []
    for (let last = 1; last <= 6; last++)
      allowed.push(await limits.countSignInNotice(person?.id ?? '', `203.0.113.${last}`))
    expect(allowed).toEqual([true, true, true, true, false, false])
    // Another person has another count.
    expect(await limits.countSignInNotice(crypto.randomUUID(), '203.0.113.9')).toBe(true)
  })

  test('is told after the second step, and not after the first', async ({ server, inbox }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const { secret } = await enrolApp(owner)
    const browser = server.open()
    await browser.callForError('login', body)
    expect(await listNotices(server, inbox)).toEqual([])
    const totp = await generateNextCode(server, secret)
    expect(await browser.call('secondFactor', { body: { totp } })).toMatchObject({ status: 200 })
    expect(await listNotices(server, inbox)).toHaveLength(1)
  })

  test('is told after a recovery code by the notice about that code', async ({ server, inbox }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const { recoveryCodes } = await enrolApp(owner)
    const browser = server.open()
    await browser.callForError('login', body)
    await browser.call('secondFactor', { body: { recoveryCode: recoveryCodes[0] } })
    expect(await listNotices(server, inbox)).toEqual([])
    expect(inbox.mails.at(-1)?.text).toContain('A recovery code was used')
  })

  test('is told if it was by a passkey', async ({ server, inbox }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const passkey = await addPasskey(owner)
    const browser = server.open()
    expect(await signInWith(browser, passkey)).toMatchObject({ status: 200 })
    expect(await listNotices(server, inbox)).toHaveLength(1)
    await signInWith(browser, passkey)
    expect(await listNotices(server, inbox)).toHaveLength(1)
  })
})
