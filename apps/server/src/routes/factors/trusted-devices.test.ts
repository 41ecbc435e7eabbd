import { describe, expect } from 'vitest'
import { enrolApp, showNext } from '../../testing/factors/authenticator-app.ts'
import { ada } from '../../testing/people.ts'
import { newPassword, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

async function register(server: TestServer) {
  const owner = server.open()
  const { body: user } = await owner.registerProven(ada)
  return { owner, user, app: await enrolApp(owner) }
}

const secondFactor = { isRequired: false, trustDays: 30 }

async function trust(server: TestServer) {
  const { owner, app } = await register(server)
  const browser = server.open()
  expect((await browser.refused('login', ada)).body.secondFactor?.trustDays).toBe(30)
  const totp = await showNext(server, app.secret)
  await browser.call('secondFactor', { body: { totp, trustsDevice: true } })
  await browser.call('logout')
  return { owner, app, browser }
}

describe('A trusted browser', () => {
  test('needs no second step, and its session is of one factor', async ({ start }) => {
    const server = await start({ secondFactor })
    const { browser } = await trust(server)
    expect(await browser.call('login', { body: ada })).toMatchObject({ status: 200 })
    expect((await browser.call('session')).body.session.level).toBe(1)
    const stranger = server.open()
    const cookie = `foyer-trusted=${'A'.repeat(43)}`
    expect(await stranger.refused('login', ada, { cookie })).toMatchObject({ status: 403 })
  })

  test.for([
    ['all other sessions are ended', ({ owner }: Trusted) => owner.call('revokeOtherSessions')],
    [
      'the password is changed',
      ({ owner }: Trusted) => owner.call('password', { body: { password: ada.password, newPassword } }),
    ],
    ['new recovery codes are made', ({ owner }: Trusted) => owner.call('recoveryCodes', { body: {} })],
    ['another app is enrolled', ({ owner }: Trusted) => enrolApp(owner)],
    [
      'its days are over',
      ({ server }: Trusted) =>
        server.context.database.query("update trusted_devices set expires_at = now() - interval '1 second'"),
    ],
  ] as const)('is trusted no longer when %s', async ([, end], { start }) => {
    const server = await start({ secondFactor })
    const trusted = await trust(server)
    await end({ ...trusted, server })
    const passwords = [ada.password, newPassword]
    const answers = []
    for (const password of passwords)
      answers.push((await trusted.browser.refused('login', { ...ada, password })).status)
    expect(answers).toContain(403)
    expect(answers).not.toContain(200)
  })

  interface Trusted extends Awaited<ReturnType<typeof trust>> {
    readonly server: TestServer
  }
})
