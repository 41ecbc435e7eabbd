import { describe, expect, vi } from 'vitest'
import { ada } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

describe('POST register', () => {
  test('makes an account, answers 201 with the user, and signs in', async ({ start }) => {
    const browser = (await start()).open()
    const profile = { currency: 'EUR', promocode: 'SPRING', dateOfBirth: '1990-03-05', zipCode: '10115' }
    const answer = await browser.call('register', { body: { ...ada, ...profile } })
    expect(answer).toMatchObject({ status: 201, body: { email: ada.email, phone: null, currency: 'EUR' } })
    expect(await browser.call('session')).toMatchObject({ status: 200, body: answer.body })
  })

  test('keeps what the form said, and the password only as an argon2id hash', async ({ start }) => {
    const { open, context } = await start()
    const profile = { currency: 'EUR', promocode: 'SPRING', dateOfBirth: '1990-03-05', zipCode: '10115' }
    await open().call('register', { body: { ...ada, ...profile } })
    const [row] = await context.database.query(
      'select currency, promocode, date_of_birth::text, zip_code, password_hash from users',
    )
    expect(row).toEqual({
      currency: 'EUR',
      promocode: 'SPRING',
      date_of_birth: '1990-03-05',
      zip_code: '10115',
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
  })

  test.for([
    ['the same e-mail', 'email', 'ada.lovelace@example.test'],
    ['other letters of it in upper case', 'email', 'ADA.Lovelace@Example.TEST'],
    ['blanks around it', 'email', ' ada.lovelace@example.test '],
    ['the same phone', 'phone', '+15550100200'],
  ] as const)('%s is taken: 409, and the field is named', async ([, field, value], { start }) => {
    const { open, context } = await start()
    const { password } = ada
    await open().call('register', { body: field === 'email' ? ada : { phone: value, password } })
    const browser = open()
    expect(await browser.refused('register', { [field]: value, password })).toMatchObject({
      status: 409,
      body: { code: 'account_exists', errors: [{ field, code: 'account_exists' }] },
    })
    expect(browser.cookies.size).toBe(0)
    expect(await context.database.query('select id from users')).toHaveLength(1)
  })

  test('50 registrations of one e-mail at the same time make exactly one account', async ({ start }) => {
    const { open, context } = await start()
    const answers = await Promise.all(Array.from({ length: 50 }, () => open().refused('register', ada)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
    for (const table of ['users', 'user_emails', 'sessions']) {
      expect(await context.database.query(`select 1 from ${table}`), table).toHaveLength(1)
    }
  })

  test.for([
    ['no name at all', { email: undefined }, 'email', 'required'],
    ['an empty e-mail', { email: '' }, 'email', 'required'],
    ['an e-mail of blanks', { email: '   ' }, 'email', 'required'],
    ['an e-mail without a dot in its domain', { email: 'ada@localhost' }, 'email', 'email_format'],
    ['an e-mail of 300 characters', { email: `${'a'.repeat(300)}@example.test` }, 'email', 'too_long'],
    ['a phone without its plus', { email: undefined, phone: '15550100200' }, 'phone', 'phone_incomplete'],
    ['a phone of six digits', { email: undefined, phone: '+123456' }, 'phone', 'phone_incomplete'],
    [
      'a phone of sixteen digits',
      { email: undefined, phone: '+1234567890123456' },
      'phone',
      'phone_incomplete',
    ],
    ['no password', { password: undefined }, 'password', 'required'],
    ['an empty password', { password: '' }, 'password', 'required'],
    ['a password of seven characters', { password: 'Abcdef1' }, 'password', 'too_short'],
    ['a password of 65 characters', { password: `Ab1${'c'.repeat(62)}` }, 'password', 'too_long'],
    ['a password without a digit', { password: 'Abcdefgh' }, 'password', 'digit_missing'],
    ['a password in lower case', { password: 'abcdefg1' }, 'password', 'case_missing'],
    ['a date that is none', { dateOfBirth: '2026-02-31' }, 'dateOfBirth', 'date_invalid'],
    ['a currency that is none', { currency: 'euro' }, 'currency', 'pattern_mismatch'],
    ['an empty zip code', { zipCode: '' }, 'zipCode', 'required'],
  ] as const)('%s: 422, with the field and what to do', async ([, change, field, code], { start }) => {
    const { open, context } = await start()
    const { status, body } = await open().refused('register', { ...ada, ...change })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' })
    expect(body.errors).toEqual([{ field, code, message: expect.stringMatching(/^[A-Z][^{}]+$/) }])
    expect(await context.database.query('select 1 from users')).toHaveLength(0)
  })

  test('everything that is wrong with the fields is said at once', async ({ start }) => {
    const { body } = await (await start()).open().refused('register', { email: 'ada', password: 'short' })
    expect(body.errors?.map(({ field }) => field)).toEqual(['email', 'password'])
  })

  test('e-mail and phone together are 400', async ({ start }) => {
    const answer = await (await start()).open().refused('register', { ...ada, phone: '+15550100200' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('counts before hashing: too many new accounts from one address are 429 with Retry-After', async ({
    start,
  }) => {
    const limits = {
      ...(await start()).context.config.limits,
      registerPerAddress: { attempts: 1, seconds: 60 },
    }
    const { open, context } = await start({ limits })
    const hash = vi.spyOn(context.hasher, 'hash')
    await open().call('register', { body: ada })
    const answer = await open().refused('register', { ...ada, email: 'other@example.test' })
    expect(hash).toHaveBeenCalledTimes(1)
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
