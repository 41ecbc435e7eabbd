import { describe, expect } from 'vitest'
import { generateCode } from '../../testing/factors/authenticator-app.ts'
import { ada } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig } from '../../testing/server-test.ts'

const key = { 'idempotency-key': 'a-key-of-this-first-code' }

// R10.46
describe('The first code of an app, resent after a lost answer,', () => {
  test('returns the same recovery codes, and notifies nobody twice', async ({ server, inbox }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body: started } = await person.call('totp', { body: {} })
    const body = { totp: generateCode(started.secret) }
    const lost = await person.call('totpConfirm', { body, headers: key })
    expect(lost.body.recoveryCodes).toHaveLength(10)
    const again = await person.call('totpConfirm', { body, headers: key })
    expect(again).toMatchObject({ status: 200, body: lost.body })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.filter(({ text }) => text?.includes('authenticator app was set up'))).toHaveLength(1)
    const [recoveryCode = ''] = lost.body.recoveryCodes
    const browser = server.open()
    await browser.callForError('login', ada)
    expect(await browser.call('secondFactor', { body: { recoveryCode } })).toMatchObject({ status: 200 })
    expect(await person.call('totpConfirm', { body, headers: key })).toMatchObject({ body: lost.body })
  })

  test('is counted like a guess, because its codes are hashed again', async ({ start }) => {
    const limits = {
      ...testConfig.limits,
      secondFactorPerAccountAndAddress: { attempts: 3, seconds: 600 },
    }
    const person = (await start({ limits })).open()
    await person.registerProven(ada)
    const { body: started } = await person.call('totp', { body: {} })
    const body = { totp: generateCode(started.secret) }
    const statuses = []
    for (let sent = 0; sent < 5; sent++)
      statuses.push((await person.callForError('totpConfirm', body, key)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  test('returns no codes with another key, or once there are new codes', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body: started } = await person.call('totp', { body: {} })
    const body = { totp: generateCode(started.secret) }
    await person.call('totpConfirm', { body, headers: key })
    const refused = { status: 409, body: { code: 'totp_not_begun' } }
    const other = { 'idempotency-key': 'another-key-of-this-code' }
    expect(await person.callForError('totpConfirm', body, other)).toMatchObject(refused)
    await person.call('recoveryCodes', { body: {} })
    expect(await person.callForError('totpConfirm', body, key)).toMatchObject(refused)
  })

  test('signs the person in with the same codes where everybody needs a second factor', async ({ start }) => {
    const server = await start({ secondFactor: { isRequired: true, trustDays: 0 } })
    await server.open().registerProven(ada)
    const browser = server.open()
    await browser.callForError('login', ada)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body: started } = await browser.call('enrolSecondFactor', { body: {} })
    const body = { totp: generateCode(started.secret) }
    const lost = await browser.call('enrolSecondFactorConfirm', { body, headers: key })
    const session = browser.cookies.get('foyer-session')
    expect(lost.body.recoveryCodes).toHaveLength(10)
    const other = { cookie, 'idempotency-key': 'another-key-of-this-code' }
    expect(await server.open().callForError('enrolSecondFactorConfirm', body, other)).toMatchObject({
      status: 401,
      body: { code: 'second_factor_over' },
    })
    const waiting = server.open()
    const again = await waiting.call('enrolSecondFactorConfirm', { body, headers: { cookie, ...key } })
    expect(again).toMatchObject({ status: 200, body: lost.body })
    expect(waiting.cookies.get('foyer-session')).toBe(session)
    expect((await waiting.call('session')).body.session.level).toBe(2)
    expect((await waiting.call('sessions')).body.sessions).toHaveLength(2)
  })
})
