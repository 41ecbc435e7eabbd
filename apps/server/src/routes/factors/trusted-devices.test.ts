import { describe, expect } from 'vitest'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { addPasskey } from '../../testing/factors/passkey-authenticator.ts'
import { openAdmin } from '../../testing/admin-test.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, newPassword, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { change, undoTokenOf } from '../identity/change/testing/identifier-test.ts'

async function register(server: TestServer) {
  const owner = server.open()
  const { body: user } = await owner.registerProven(ada)
  return { owner, user, app: await enrolApp(owner) }
}

const secondFactor = { isRequired: false, trustDays: 30 }

async function trust(server: TestServer) {
  const { owner, app } = await register(server)
  const browser = server.open()
  expect((await browser.callForError('login', ada)).body.secondFactor?.trustDays).toBe(30)
  const totp = await generateNextCode(server, app.secret)
  await browser.call('secondFactor', { body: { totp, trustsDevice: true } })
  await browser.call('logout')
  return { owner, app, browser }
}

/** Ends the session of the trusted browser in the list of devices, like somebody who has lost the device. */
async function revokeInSessionList({ owner, browser }: Trusted): Promise<void> {
  await browser.call('login', { body: ada })
  const { sessions } = (await owner.call('sessions')).body
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect(await owner.call('revokeSession', { params: { id } })).toMatchObject({ status: 204 })
}

async function removePasskey({ owner }: Trusted): Promise<void> {
  await addPasskey(owner)
  const id = (await owner.call('factors')).body.passkeys[0]?.id ?? ''
  expect(await owner.call('removePasskey', { params: { id } })).toMatchObject({ status: 204 })
}

interface Trusted extends Awaited<ReturnType<typeof trust>> {
  readonly server: TestServer
}

describe('A trusted browser', () => {
  test('needs no second step, and its session has one factor', async ({ start }) => {
    const server = await start({ secondFactor })
    const { browser } = await trust(server)
    expect(await browser.call('login', { body: ada })).toMatchObject({ status: 200 })
    expect((await browser.call('session')).body.session.level).toBe(1)
    const stranger = server.open()
    const cookie = `foyer-trusted=${'A'.repeat(43)}`
    expect(await stranger.callForError('login', ada, { cookie })).toMatchObject({ status: 403 })
  })

  test.for([
    ['all other sessions are ended', ({ owner }: Trusted) => owner.call('revokeOtherSessions')],
    ['its session is ended from another device', revokeInSessionList],
    ['a passkey is removed, which may have been its second step', removePasskey],
    [
      'the password is changed',
      ({ owner }: Trusted) => owner.call('password', { body: { password: ada.password, newPassword } }),
    ],
    ['new recovery codes are made', ({ owner }: Trusted) => owner.call('recoveryCodes', { body: {} })],
    ['another app is enrolled', ({ owner }: Trusted) => enrolApp(owner)],
    [
      'the operator ends all sessions',
      ({ server }: Trusted) => openAdmin(server)('end-sessions', ada.email, '--yes'),
    ],
    [
      'its days are over',
      ({ server }: Trusted) =>
        server.context.database.query("update trusted_devices set expires_at = now() - interval '1 second'"),
    ],
  ] as const)('is no longer trusted once %s', async ([, end], { start }) => {
    const server = await start({ secondFactor })
    const trusted = await trust(server)
    await end({ ...trusted, server })
    const passwords = [ada.password, newPassword]
    const answers = []
    for (const password of passwords)
      answers.push((await trusted.browser.callForError('login', { ...ada, password })).status)
    expect(answers).toContain(403)
    expect(answers).not.toContain(200)
  })

  test('stays trusted when the owner revokes their current session, which only signs them out there', async ({
    start,
  }) => {
    const server = await start({ secondFactor })
    const { owner, browser } = await trust(server)
    const { sessions } = (await owner.call('sessions')).body
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect(await owner.call('revokeSession', { params: { id } })).toMatchObject({ status: 204 })
    expect(await browser.call('login', { body: ada })).toMatchObject({ status: 200 })
  })

  const advanceTime = async ({ context }: TestServer, since: number) => {
    const [row] = await context.database.query<{ at: string }>(
      `select (now() - interval '${since} days')::text as at`,
    )
    await context.database.query('update trusted_devices set trusted_at = $1', [row?.at])
    await context.database.query('update users set trust_after = null')
  }

  test.for([
    [0, 0, 403],
    [7, 8, 403],
    [7, 6, 200],
  ] as const)(
    'is trusted for as long as the operator allows now: with %i days, of which %i have passed, the answer is %i',
    async ([trustDays, since, status], { start }) => {
      const server = await start({ secondFactor })
      const { browser } = await trust(server)
      await advanceTime(server, since)
      const cookie = `foyer-trusted=${browser.cookies.get('foyer-trusted')}`
      const later = await start({ secondFactor: { isRequired: false, trustDays } })
      expect((await later.open().callForError('login', ada, { cookie })).status).toBe(status)
    },
  )

  test('is no longer trusted once a change of the address is undone, however old the app is', async ({
    start,
    inbox,
  }) => {
    const server = await start({ messages: inbox.config, secondFactor })
    const { owner, browser } = await trust(server)
    await server.context.database.query("update totp_secrets set created_at = now() - interval '200 hours'")
    await change({ server, inbox }, owner, { email: 'other@example.test' })
    await server.open().call('undo', { body: { token: undoTokenOf(inbox, ada.email) } })
    await server.context.notifications.whenSettled()
    await browser.call('signInCode', { body: { email: ada.email } })
    const code = await codeOf(server, inbox, 'email')
    expect(await browser.callForError('signInCodeConfirm', { code })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    })
  })
})
