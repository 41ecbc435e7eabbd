import { describe, expect } from 'vitest'
import { enrolApp, generateCode, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { ada } from '../../testing/people.ts'
import { advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig } from '../../testing/server-test.ts'

describe('An authenticator app', () => {
  // R10.44
  test('is enrolled by its first code, raises the session to level 2, and notifies the owner', async ({
    server,
    inbox,
  }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body: started } = await person.call('totp', { body: {} })
    expect(started.uri).toContain(`secret=${started.secret}`)
    expect(started.uri).toContain(encodeURIComponent(ada.email))
    expect((await person.call('factors')).body).toMatchObject({ totp: null, recoveryCodes: null })
    const wrong = await person.callForError('totpConfirm', { totp: '000000' })
    expect(wrong.body.errors).toMatchObject([{ field: 'totp', code: 'totp_wrong' }])
    expect((await person.call('session')).body.session.level).toBe(1)
    const totp = generateCode(started.secret)
    expect((await person.call('totpConfirm', { body: { totp } })).body.recoveryCodes).toHaveLength(10)
    expect((await person.call('session')).body.session.level).toBe(2)
    expect((await person.call('factors')).body).toMatchObject({
      totp: { lastUsedAt: null },
      recoveryCodes: { left: 10 },
      offers: { totp: true, passkey: true },
    })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('An authenticator app was set up')
  })

  test('replaces the former one only with its first code', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const first = await enrolApp(person)
    const { body: started } = await person.call('totp', { body: {} })
    const browser = server.open()
    await browser.callForError('login', ada)
    expect(await browser.callForError('secondFactor', { totp: generateCode(started.secret) })).toMatchObject({
      status: 422,
    })
    await person.call('totpConfirm', { body: { totp: generateCode(started.secret) } })
    expect(
      await browser.callForError('secondFactor', { totp: await generateNextCode(server, first.secret) }),
    ).toMatchObject({ status: 422 })
    expect(
      await browser.callForError('secondFactor', { recoveryCode: first.recoveryCodes[0] }),
    ).toMatchObject({
      status: 422,
    })
    expect(
      await browser.call('secondFactor', { body: { totp: await generateNextCode(server, started.secret) } }),
    ).toMatchObject({ status: 200 })
  })

  test('is removed with all that belongs to it, and one step is enough again', async ({ server, inbox }) => {
    const person = server.open()
    await person.registerProven(ada)
    await enrolApp(person)
    await server.context.notifications.whenSettled()
    expect(await person.call('removeTotp')).toMatchObject({ status: 204 })
    expect((await person.call('factors')).body).toMatchObject({ totp: null, recoveryCodes: null })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('The authenticator app was removed')
    expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
  })

  test('cannot be enrolled once its enrolment has expired', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body } = await person.call('totp', { body: {} })
    await server.context.database.query("update totp_enrolments set expires_at = now() - interval '1 second'")
    expect(await person.callForError('totpConfirm', { totp: generateCode(body.secret) })).toMatchObject({
      status: 409,
      body: { code: 'totp_not_begun' },
    })
  })

  test('requires a proven identifier, a recent proof, and a server secret', async ({ server, start }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    expect(await person.callForError('totp', {})).toMatchObject({
      status: 403,
      body: { code: 'identifier_unproven' },
    })
    await server.context.database.query('update user_emails set verified_at = now()')
    await advanceTime(server, 660)
    expect(await person.callForError('totp', {})).toMatchObject({
      status: 403,
      body: { code: 'proof_needed' },
    })

    const database = { ...testConfig.database, databaseUrl: 'postgres://localhost/foyer' }
    const without = await start({ secrets: [], database })
    const other = without.open()
    await other.registerProven({ ...ada, email: 'other@example.test' })
    expect(await other.callForError('totp', {})).toMatchObject({ status: 403, body: { code: 'method_off' } })
    expect((await other.call('factors')).body.offers.totp).toBe(false)
  })

  test('can give a recent proof', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { secret } = await enrolApp(person)
    await advanceTime(server, 660)
    const refused = await person.callForError('exportAccount')
    expect(refused.body.ways).toEqual([{ way: 'totp' }])
    expect(await person.callForError('proof', { totp: '000000' })).toMatchObject({ status: 422 })
    expect(
      await person.call('proof', { body: { totp: await generateNextCode(server, secret) } }),
    ).toMatchObject({
      status: 204,
    })
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
  })

  test('never stores or logs its secret and its recovery codes in plain text', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { secret, recoveryCodes } = await enrolApp(person)
    const rows = JSON.stringify([
      await server.context.database.query('select * from totp_secrets'),
      await server.context.database.query('select * from factor_recovery_codes'),
      await server.context.database.query('select * from audit_events'),
      (await person.call('exportAccount')).body,
    ])
    for (const word of [secret, ...recoveryCodes]) {
      expect(rows).not.toContain(word)
      expect(server.log.join('')).not.toContain(word)
    }
  })

  test('keeps working after the server secret is rotated, and no longer needs the old secret once a code was used', async ({
    start,
    inbox,
  }) => {
    const [old, later] = ['the first secret of the server, 1234', 'the second secret of the server, 5678']
    const startWith = (secrets: string[]) => start({ messages: inbox.config, secrets })
    const server = await startWith([old])
    const person = server.open()
    await person.registerProven(ada)
    const { secret } = await enrolApp(person)
    const signIn = async (secrets: string[]) => {
      const started = await startWith(secrets)
      const browser = started.open()
      await browser.callForError('login', ada)
      const totp = await generateNextCode(server, secret)
      const { status, body } = await browser.callForError('secondFactor', { totp })
      return { status, code: body.errors?.[0]?.code, log: started.log.join('') }
    }
    expect(await signIn([later])).toMatchObject({
      status: 422,
      code: 'totp_unreadable',
      log: expect.stringContaining('was encrypted with another SERVER_SECRET: add that'),
    })
    for (const secrets of [[later, old], [later]]) {
      const { status, log } = await signIn(secrets)
      expect([status, log.includes('another SERVER_SECRET')]).toEqual([200, false])
    }
  })

  test('of an intruder is removed by the first proof of the owner', async ({ server }) => {
    const stranger = server.open()
    await stranger.registerProven(ada)
    await enrolApp(stranger)
    const { query } = server.context.database
    await query('update user_emails set verified_at = null')
    const owner = server.open()
    await owner.call('signInCode', { body: { email: ada.email } })
    await server.context.notifications.whenSettled()
    expect(await query('select 1 from totp_secrets')).toHaveLength(1)
  })
})

describe('New recovery codes', () => {
  test('replace the former ones, and require an authenticator app', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    expect(await person.callForError('recoveryCodes', {})).toMatchObject({ status: 409 })
    const { recoveryCodes } = await enrolApp(person)
    const { body } = await person.call('recoveryCodes', { body: {} })
    expect(body.recoveryCodes).toHaveLength(10)
    const browser = server.open()
    await browser.callForError('login', ada)
    expect(await browser.callForError('secondFactor', { recoveryCode: recoveryCodes[1] })).toMatchObject({
      status: 422,
    })
    expect(
      await browser.call('secondFactor', { body: { recoveryCode: body.recoveryCodes[1] ?? '' } }),
    ).toMatchObject({ status: 200 })
  })
})
