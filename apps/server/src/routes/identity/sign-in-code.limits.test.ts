import { describe, expect, vi } from 'vitest'
import { packAltcha, solveAltcha } from '../../testing/captcha-test.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, names, advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig } from '../../testing/server-test.ts'

const lowLimit = { attempts: 2, seconds: 60 }

// R10.14
describe('The limits of sign-in codes', () => {
  test('treat known and unknown identifiers alike', async ({ start, inbox }) => {
    const limits = { ...testConfig.limits, recoveryPerAccountAndAddress: lowLimit }
    const server = await start({ messages: inbox.config, limits })
    const { open } = server
    await open().registerProven(ada)
    for (const email of [ada.email, 'nobody@example.test']) {
      const statuses = []
      for (let asked = 0; asked < 3; asked++) {
        statuses.push((await open().callForError('signInCode', { email })).status)
        await advanceTime(server, 61)
      }
      expect(statuses).toEqual([202, 202, 429])
    }
  })

  test('allow one message a minute to an identifier, known or not, whatever browser or identifier comes in between', async ({
    start,
    inbox,
  }) => {
    const server = await start({ messages: inbox.config })
    const { open } = server
    await open().registerProven(ada)
    const waits = []
    for (const email of [ada.email, 'nobody@example.test']) {
      const person = open()
      expect(await person.call('signInCode', { body: { email } })).toMatchObject({ status: 202 })
      await person.call('signInCode', { body: { email: `else.${email}` } })
      for (const [browser, call] of [
        [person, 'signInCode'],
        [open(), 'signInCode'],
        [open(), 'recovery'],
      ] as const) {
        const refused = await browser.callForError(call, { email })
        expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
        waits.push(Number(refused.headers['retry-after']))
      }
    }
    for (const seconds of waits) expect(seconds).toBeGreaterThan(30)
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(1)
    await advanceTime(server, 61)
    expect(await open().callForError('recovery', { email: ada.email })).toMatchObject({ status: 202 })
  })

  test('do not count a guess for another identifier requested meanwhile', async ({ server }) => {
    const { database, limits } = server.context
    const stranger = server.open()
    await stranger.call('signInCode', { body: { email: 'else@example.test' } })
    const { consumeCode } = limits
    vi.spyOn(limits, 'consumeCode').mockImplementationOnce(async (place, account) => {
      await consumeCode(place, account)
      await stranger.call('signInCode', { body: { email: ada.email } })
    })
    expect(await stranger.callForError('signInCodeConfirm', { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'code_over' },
    })
    expect(await database.query('select normalized, guesses from one_time_codes')).toEqual([
      { normalized: ada.email, guesses: 0 },
    ])
  })

  test('limit the text messages requested from one address', async ({ start, inbox }) => {
    const limits = { ...testConfig.limits, textsPerAddress: lowLimit }
    const { open } = await start({ messages: inbox.config, limits })
    const statuses = []
    for (const end of [1, 2, 3])
      statuses.push((await open().callForError('signInCode', { phone: `+1555010020${end}` })).status)
    expect(statuses).toEqual([202, 202, 429])
  })

  test('count guesses at all codes of an identifier together, over all browsers', async ({
    start,
    inbox,
  }) => {
    const limits = { ...testConfig.limits, codesPerPhoneAndAddress: { attempts: 3, seconds: 60 } }
    const server = await start({ messages: inbox.config, limits })
    await server.open().registerProven(ada)
    const said = []
    for (let browser = 0; browser < 2; browser++) {
      const person = server.open()
      await person.call('signInCode', { body: names.email })
      await advanceTime(server, 61)
      for (let guess = 0; guess < 2; guess++)
        said.push((await person.callForError('signInCodeConfirm', { code: 'abcdef' })).body.code)
    }
    expect(said).toEqual([...Array.from({ length: 3 }, () => 'validation_failed'), 'too_many_attempts'])
  })

  test('do not count right codes, so people sign in on their device as often as they like', async ({
    start,
    inbox,
  }) => {
    const limits = { ...testConfig.limits, codesPerPhoneAndAddress: lowLimit }
    const server = await start({ messages: inbox.config, limits })
    const person = server.open()
    await person.registerProven(ada)
    for (let day = 0; day < 4; day++) {
      await person.call('signInCode', { body: names.email })
      const code = await codeOf(server, inbox, 'email')
      expect(await person.callForError('signInCodeConfirm', { code })).toMatchObject({ status: 200 })
    }
  })
})

describe('Where a captcha is on', () => {
  const service = { type: 'altcha', id: 'altcha', key: 'k'.repeat(32), work: 4 } as const
  const captcha = { ...testConfig.captcha, mode: 'on', service } as const
  const captchaNeeded = { status: 403, body: { code: 'captcha_required' } }

  test('a sign-in code requires it, for a known and an unknown identifier', async ({ start, inbox }) => {
    const server = await start({ messages: inbox.config, captcha })
    await server.open().registerProven(ada)
    inbox.mails.length = 0
    for (const email of [ada.email, 'nobody@example.test'])
      expect(await server.open().callForError('signInCode', { email })).toMatchObject(captchaNeeded)
    expect(await codeOf(server, inbox, 'email')).toBe('')
  })

  const calls = [
    ['signInCode', {}],
    ['registration', { password: ada.password }],
  ] as const
  test.for(calls)(
    '%s can be repeated without another one, to the same identifier only',
    async ([call, more], { start, inbox }) => {
      const server = await start({
        messages: inbox.config,
        captcha,
        registration: 'private',
      })
      const person = server.open()
      const names = { email: ada.email, ...more }
      const solved = packAltcha(await solveAltcha(person))
      await person.call(call, { body: { ...names, captcha: solved } })
      // Requests another code first while the first one is valid, and then after the second one has expired.
      for (const seconds of [61, 11 * 60]) {
        await advanceTime(server, seconds)
        expect((await person.call(call, { body: names })).status).toBe(202)
      }
      for (const [browser, email] of [
        [person, 'other@example.test'],
        [server.open(), ada.email],
      ] as const)
        expect(await browser.callForError(call, { ...more, email })).toMatchObject(captchaNeeded)
    },
  )
})
