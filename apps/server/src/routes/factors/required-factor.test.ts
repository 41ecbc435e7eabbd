import { describe, expect, vi } from 'vitest'
import { lockPerson } from '../../accounts/hold-person.ts'
import { users } from '../../database/schema/schema.ts'
import { enrolApp, generateCode } from '../../testing/factors/authenticator-app.ts'
import { addPasskey, answerChallenge } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { isEmbedded } from '../../testing/test-database.ts'

async function register(server: TestServer) {
  const owner = server.open()
  const { body: user } = await owner.registerProven(ada)
  return { owner, user, app: await enrolApp(owner) }
}

const wrong = (field: string, code: string) => ({
  status: 422,
  body: { code: 'validation_failed', errors: [{ field, code, message: expect.any(String) }] },
})

describe('Where everybody needs a second factor', () => {
  const secondFactor = { isRequired: true, trustDays: 0 }

  // R10.46
  test('a person without one enrols an app at the next sign-in, and is signed in by its first code', async ({
    start,
    inbox,
  }) => {
    const server = await start({ secondFactor, messages: inbox.config })
    await server.open().registerProven(ada)
    const browser = server.open()
    expect((await browser.callForError('login', ada)).body.secondFactor?.ways).toEqual([])
    expect(await browser.callForError('secondFactor', { totp: '123456' })).toMatchObject({ status: 422 })
    const { body: started } = await browser.call('enrolSecondFactor', { body: {} })
    const totp = generateCode(started.secret)
    expect(await browser.callForError('enrolSecondFactorConfirm', { totp: '000000' })).toMatchObject(
      wrong('totp', 'totp_wrong'),
    )
    const done = await browser.call('enrolSecondFactorConfirm', { body: { totp } })
    expect(done).toMatchObject({ status: 200, body: { email: ada.email } })
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect((await browser.call('session')).body.session.level).toBe(2)
    expect(await browser.callForError('removeTotp')).toMatchObject({
      status: 409,
      body: { code: 'second_factor_required' },
    })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('An authenticator app was set up')
  })

  test('enrolling an app while signing in ends the session that the browser had before', async ({
    start,
  }) => {
    const server = await start({ secondFactor })
    const browser = server.open()
    await browser.registerProven(ada)
    const headers = { cookie: `foyer-session=${browser.cookies.get('foyer-session')}` }
    await browser.callForError('login', ada)
    const { body: started } = await browser.call('enrolSecondFactor', { body: {} })
    const body = { totp: generateCode(started.secret) }
    expect(await server.open().callForError('session', undefined, headers)).toMatchObject({ status: 200 })
    expect(await browser.call('enrolSecondFactorConfirm', { body })).toMatchObject({ status: 200 })
    expect(await server.open().callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  test('a person whose passkey is elsewhere is not locked out: they can use it or enrol an app', async ({
    start,
  }) => {
    const server = await start({ secondFactor })
    const person = server.open()
    await person.registerProven(ada)
    const passkey = await addPasskey(person, { isVerified: false })
    const [here, elsewhere] = [server.open(), server.open()]
    for (const browser of [here, elsewhere])
      expect((await browser.callForError('login', ada)).body.secondFactor?.ways).toEqual(['passkey'])

    const { body } = await here.call('secondFactorPasskey', { body: {} })
    const shown = { passkey: answerChallenge(body.options, passkey) }
    expect(await here.call('secondFactor', { body: shown })).toMatchObject({ status: 200 })

    const { body: started } = await elsewhere.call('enrolSecondFactor', { body: {} })
    const totp = generateCode(started.secret)
    expect(await elsewhere.call('enrolSecondFactorConfirm', { body: { totp } })).toMatchObject({
      status: 200,
    })
    expect((await elsewhere.call('session')).body.session.level).toBe(2)
    expect((await elsewhere.call('factors')).body.passkeys).toHaveLength(1)
    expect((await server.open().callForError('login', ada)).body.secondFactor?.ways).toEqual([
      'totp',
      'passkey',
      'recovery-code',
    ])
  })

  test('a person with one cannot replace it while signing in, and is told which ways there are', async ({
    start,
  }) => {
    const server = await start({ secondFactor })
    await register(server)
    const browser = server.open()
    await browser.callForError('login', ada)
    const secondFactorNow = { ways: ['totp', 'recovery-code'], expiresAt: expect.any(String) }
    const refused = { status: 403, body: { code: 'second_factor_needed', secondFactor: secondFactorNow } }
    expect(await browser.callForError('enrolSecondFactor', {})).toMatchObject(refused)
    expect(await browser.callForError('enrolSecondFactorConfirm', { totp: '123456' })).toMatchObject(refused)
  })

  // Skipped on the embedded database: it has one connection, so transactions cannot wait for each other.
  test.skipIf(isEmbedded)(
    'an enrolment begun in one tab while another tab completes one is refused and asks for that app’s code',
    async ({ start }) => {
      const server = await start({ secondFactor })
      const { drizzle, query } = server.context.database
      const { body: user } = await server.open().registerProven(ada)
      const next = server.open()
      await next.callForError('login', ada)
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const { asked } = await drizzle.transaction(async (transaction) => {
        await lockPerson(transaction, user.id)
        const asked = next.callForError('enrolSecondFactor', {})
        const waits = vi.waitFor(async () => expect(await query(waiting)).toHaveLength(1), 20_000)
        await Promise.race([asked, waits])
        await transaction.update(users).set({ secondFactorAt: new Date() })
        return { asked }
      })
      expect(await asked).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
      expect(await query('select 1 from totp_enrolments')).toEqual([])
    },
  )

  test('a person who proves their address by signing in is told what that ended, at the second step too', async ({
    start,
    inbox,
  }) => {
    const server = await start({ secondFactor, messages: inbox.config })
    await server.open().call('register', { body: ada })
    const browser = server.open()
    await browser.call('signInCode', { body: { email: ada.email } })
    const ended = { unlinked: [], hadPassword: true }
    const code = await codeOf(server, inbox, 'email')
    expect((await browser.callForError('signInCodeConfirm', { code })).body.secondFactor).toMatchObject({
      ended,
    })
    expect((await browser.call('secondFactorWays')).body).toMatchObject({ ways: [], ended })
  })

  test('a sign-in that ended nothing says so', async ({ start }) => {
    const server = await start({ secondFactor })
    await server.open().registerProven(ada)
    expect((await server.open().callForError('login', ada)).body.secondFactor?.ended).toBeNull()
  })

  test('a person without a proven identifier signs in without one, to prove it first', async ({ start }) => {
    const server = await start({ secondFactor })
    await server.open().call('register', { body: ada })
    expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
  })
})
