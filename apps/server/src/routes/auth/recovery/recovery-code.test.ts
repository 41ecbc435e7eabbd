import { describe, expect, vi } from 'vitest'
import { OverloadedError } from '../../../accounts/passwords/overloaded-error.ts'
import { sweep } from '../../../operations/sweep.ts'
import { ada } from '../../../testing/people.ts'
import {
  newPassword as password,
  phone,
  readCode,
  recoveryTest as test,
  wrongCodeFor,
} from '../../../testing/recovery-test.ts'

describe('POST recovery/confirm with a code', () => {
  // R7.22, R10.13
  test('refuses a code after ten minutes, as its message and cookie say, and a sweep removes it', async ({
    server,
    inbox,
  }) => {
    const { context } = server
    const browser = server.open()
    await server.open().call('register', { body: { phone, password: ada.password } })
    const { headers } = await browser.call('recovery', { body: { phone } })
    expect(String(headers['set-cookie'])).toMatch(/foyer-codes=[\w-]+; Max-Age=600;/)
    const code = await readCode(server, inbox)
    const [row] = await context.database.query<{ minutes: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as minutes from one_time_codes',
    )
    expect(row?.minutes).toBeCloseTo(10, 0)
    expect(inbox.texts.at(-1)?.text).toContain('within 10 minutes')
    await context.database.query('update one_time_codes set expires_at = now()')
    expect(await browser.callForError('recoveryConfirm', { phone, code, password })).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
    await sweep(context)
    expect(await context.database.query('select 1 from one_time_codes')).toEqual([])
  })

  test('answers a wrong code with an error five times, and then refuses the right one too', async ({
    server,
    inbox,
  }) => {
    const browser = server.open()
    await server.open().call('register', { body: { phone, password: ada.password } })
    await browser.call('recovery', { body: { phone } })
    const code = await readCode(server, inbox)
    const guess = (guessed: string) =>
      browser.callForError('recoveryConfirm', { phone, code: guessed, password })
    for (let guesses = 0; guesses < 4; guesses++)
      expect(await guess(wrongCodeFor(code))).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', errors: [{ field: 'code', code: 'code_wrong' }] },
      })
    for (const guessed of [wrongCodeFor(code), code])
      expect(await guess(guessed)).toMatchObject({ status: 400, body: { code: 'recovery_invalid' } })
  })

  test('accepts a code with a blank or a dash inside, as it is often copied', async ({ server, inbox }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    for (const write of [
      (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => code.replace(/.../, '$&-'),
    ]) {
      const browser = server.open()
      await browser.call('recovery', { body: { phone } })
      const body = { phone, code: write(await readCode(server, inbox)), password }
      expect(await browser.call('recoveryConfirm', { body })).toMatchObject({ status: 200 })
    }
  })

  test('accepts a code later if the server was too busy to hash the password', async ({ server, inbox }) => {
    const browser = server.open()
    await server.open().call('register', { body: { phone, password: ada.password } })
    await browser.call('recovery', { body: { phone } })
    const body = { phone, code: await readCode(server, inbox), password }
    const hash = vi.spyOn(server.context.hasher, 'hash')
    for (let guess = 0; guess < 5; guess++) {
      hash.mockRejectedValueOnce(new OverloadedError(1))
      expect(await browser.callForError('recoveryConfirm', body)).toMatchObject({ status: 503 })
    }
    expect(await browser.call('recoveryConfirm', { body })).toMatchObject({ status: 200 })
  })

  test('answers a wrong code for an unknown phone with the same message', async ({ server, inbox }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    const texts = []
    for (const asked of [phone, '+15550100299']) {
      const browser = server.open()
      await browser.call('recovery', { body: { phone: asked } })
      const code = wrongCodeFor(await readCode(server, inbox))
      for (let guess = 0; guess < 6; guess++) {
        const { status, text } = await browser.callForError('recoveryConfirm', {
          phone: asked,
          code,
          password,
        })
        texts.push(`${status} ${text}`)
      }
    }
    expect(texts.slice(6)).toEqual(texts.slice(0, 6))
  })

  test('refuses a code in another browser, whose guesses do not void it', async ({ server, inbox }) => {
    const [owner, stranger] = [server.open(), server.open()]
    await server.open().call('register', { body: { phone, password: ada.password } })
    await owner.call('recovery', { body: { phone } })
    const code = await readCode(server, inbox)
    const body = { phone, code, password }
    expect(await stranger.callForError('recoveryConfirm', body)).toMatchObject({ status: 400 })
    await stranger.call('recovery', { body: { phone } })
    const strangersCode = await readCode(server, inbox)
    for (let guess = 0; guess < 9; guess++)
      await stranger.callForError('recoveryConfirm', { ...body, code: wrongCodeFor(strangersCode) })
    expect(await owner.call('recoveryConfirm', { body })).toMatchObject({ status: 200, body: { phone } })
  })

  test('sets no password by a code to another number, or a code to sign in with', async ({
    server,
    inbox,
  }) => {
    const other = '+15550100201'
    for (const each of [phone, other])
      await server.open().call('register', { body: { phone: each, password: ada.password } })
    const browser = server.open()
    const over = { status: 400, body: { code: 'recovery_invalid' } }
    await browser.call('signInCode', { body: { phone } })
    const signInCode = await readCode(server, inbox)
    expect(
      await browser.callForError('recoveryConfirm', { phone, code: signInCode, password }),
    ).toMatchObject(over)
    await browser.call('recovery', { body: { phone: other } })
    const code = await readCode(server, inbox)
    expect(await browser.callForError('recoveryConfirm', { phone, code, password })).toMatchObject(over)
    expect(await browser.callForError('signInCodeConfirm', { code: wrongCodeFor(signInCode) })).toMatchObject(
      {
        status: 422,
      },
    )
    const answer = await browser.call('recoveryConfirm', { body: { phone: other, code, password } })
    expect(answer).toMatchObject({ status: 200, body: { phone: other } })
  })

  test('refuses a former code once the browser has requested a new one', async ({ server, inbox }) => {
    const browser = server.open()
    await server.open().call('register', { body: { phone, password: ada.password } })
    const codes = []
    for (let asked = 0; asked < 2; asked++) {
      await browser.call('recovery', { body: { phone } })
      codes.push(await readCode(server, inbox))
    }
    const statuses = []
    for (const code of codes)
      statuses.push((await browser.callForError('recoveryConfirm', { phone, code, password })).status)
    expect(statuses).toEqual(codes[0] === codes[1] ? [200, 400] : [422, 200])
  })
})

// Limited, because each guess leaves an audit event, which is kept for long.
test.for([
  ['without the cookie of a code', undefined],
  ['with a made-up cookie', `foyer-codes=${'x'.repeat(43)}`],
] as const)(
  'Guesses at codes that were never sent are rate-limited: %s',
  async ([, cookie], { start, inbox }) => {
    const limits = {
      ...(await start()).context.config.limits,
      recoveryPerAddress: { attempts: 2, seconds: 60 },
    }
    const { context, open } = await start({ messages: inbox.config, limits })
    const statuses = []
    for (let time = 0; time < 4; time++) {
      const { status } = await open().call('recoveryConfirm', {
        body: { phone, code: '000000', password },
        headers: cookie === undefined ? {} : { cookie },
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([400, 400, 429, 429])
    const refused = "select 1 from audit_events where event = 'recovery_refused'"
    expect(await context.database.query(refused)).toHaveLength(2)
  },
)
