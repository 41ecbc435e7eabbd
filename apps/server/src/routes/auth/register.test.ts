import { describe, expect, vi } from 'vitest'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, withRealHashes } from '../../testing/server-test.ts'

describe('POST register', () => {
  // R7.21
  test('makes an account, answers 201 with the user, and signs in', async ({ start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const browser = open()
    const profile = { currency: 'EUR', promocode: 'FRIENDS', dateOfBirth: '1990-03-05', zipCode: '10115' }
    const answer = await browser.call('register', { body: { ...ada, ...profile } })
    expect(answer).toMatchObject({ status: 201, body: { email: ada.email, phone: null, currency: 'EUR' } })
    expect(await browser.call('session')).toMatchObject({ status: 200, body: answer.body })
  })

  test('ends the session that the browser had before', async ({ start }) => {
    const { open } = await start()
    const browser = open()
    await browser.call('register', { body: bob })
    const headers = { cookie: `foyer-session=${browser.cookies.get('foyer-session')}` }
    await browser.call('register', { body: ada })
    expect(await open().callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  test('stores the form’s fields, and the password only as an argon2id hash', async ({ start }) => {
    const { open, context } = await start(withRealHashes)
    await seedDemoPromocodes(context.database.drizzle)
    const profile = { currency: 'EUR', promocode: 'FRIENDS', dateOfBirth: '1990-03-05', zipCode: '10115' }
    await open().call('register', { body: { ...ada, ...profile } })
    const [row] = await context.database.query(
      'select currency, promocode, date_of_birth::text, zip_code, password_hash from users',
    )
    expect(row).toEqual({
      currency: 'EUR',
      promocode: 'FRIENDS',
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
  ] as const)('refuses %s as taken, with 409 and the field', async ([, field, value], { start }) => {
    const { open, context } = await start()
    const { password } = ada
    await open().call('register', { body: field === 'email' ? ada : { phone: value, password } })
    const browser = open()
    expect(await browser.callForError('register', { [field]: value, password })).toMatchObject({
      status: 409,
      body: { code: 'account_exists', errors: [{ field, code: 'account_exists' }] },
    })
    expect(browser.cookies.size).toBe(0)
    expect(await context.database.query('select id from users')).toHaveLength(1)
  })

  test.for(['+447400123456', '+4407400123456', '+44 (0)7400 123456', '00447400123456', ' +44-7400-123456 '])(
    'recognises a taken phone however it is written: %s',
    async (phone, { start }) => {
      const { open, context } = await start()
      const { password } = ada
      await open().call('register', { body: { phone: '+4407400123456', password } })
      expect(await open().callForError('register', { phone, password })).toMatchObject({ status: 409 })
      expect(await open().call('login', { body: { phone, password } })).toMatchObject({
        status: 200,
        body: { phone: '+447400123456' },
      })
      expect(await context.database.query('select phone from user_phones')).toEqual([
        { phone: '+447400123456' },
      ])
    },
  )

  test('creates exactly one account for 50 concurrent registrations of one e-mail', async ({ start }) => {
    const { open, context } = await start()
    const answers = await Promise.all(Array.from({ length: 50 }, () => open().callForError('register', ada)))
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
    ['a phone without its plus', { email: undefined, phone: '15550100200' }, 'phone', 'phone_code_unknown'],
    ['a phone of zeros', { email: undefined, phone: '+000000000' }, 'phone', 'phone_code_unknown'],
    [
      'a calling code that is nobody’s',
      { email: undefined, phone: '+99912345678' },
      'phone',
      'phone_code_unknown',
    ],
    ['a phone of six digits', { email: undefined, phone: '+123456' }, 'phone', 'phone_incomplete'],
    [
      'a phone of sixteen digits',
      { email: undefined, phone: '+1234567890123456' },
      'phone',
      'phone_too_long',
    ],
    ['no password', { password: undefined }, 'password', 'required'],
    ['an empty password', { password: '' }, 'password', 'required'],
    ['a password of seven characters', { password: 'Abcdef1' }, 'password', 'too_short'],
    ['a password of 65 characters', { password: `Ab1${'c'.repeat(62)}` }, 'password', 'too_long'],
    ['a password without a digit', { password: 'Abcdefgh' }, 'password', 'digit_missing'],
    ['a password in lower case', { password: 'abcdefg1' }, 'password', 'case_missing'],
    ['a password that is guessed first', { password: 'Password1' }, 'password', 'password_common'],
    [
      'a password that is one’s own address',
      { email: 'Ada1@example.test', password: 'Ada1@example.test' },
      'password',
      'password_guessable',
    ],
    [
      'a password that is one’s own number',
      { email: undefined, phone: '+15550100200', password: 'Aa15550100200' },
      'password',
      'password_guessable',
    ],
    ['a password that is the name of the site', { password: 'Foyer2026!' }, 'password', 'password_guessable'],
    ['a date that is none', { dateOfBirth: '2026-02-31' }, 'dateOfBirth', 'date_invalid'],
    ['a day of birth that has not come', { dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'birth_year'],
    ['a day of birth before 1900', { dateOfBirth: '1899-12-31' }, 'dateOfBirth', 'birth_year'],
    ['a currency that is none', { currency: 'euro' }, 'currency', 'pattern_mismatch'],
    ['a currency that nobody has', { currency: 'ZZZ' }, 'currency', 'invalid_request'],
    ['an empty zip code', { zipCode: '' }, 'zipCode', 'required'],
  ] as const)('%s: 422, with the field and what to do', async ([, change, field, code], { start }) => {
    const { open, context } = await start()
    const { status, body } = await open().callForError('register', { ...ada, ...change })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' })
    expect(body.errors).toEqual([{ field, code, message: expect.stringMatching(/^[A-Z][^{}]+$/) }])
    expect(await context.database.query('select 1 from users')).toHaveLength(0)
  })

  // R10.24
  test.for([
    ['Corridor-1', 'too_short'],
    ['passwordpassword', 'password_common'],
    ['all the doors of the house', undefined],
  ] as const)('by the profile nist, %j is %s', async ([password, code], { start }) => {
    const { open } = await start({ passwordProfile: 'nist' })
    const { body } = await open().callForError('register', { ...ada, password })
    expect(body.errors?.[0]?.code).toBe(code)
  })

  test('reports all invalid fields at once', async ({ start }) => {
    const { body } = await (
      await start()
    )
      .open()
      .callForError('register', { email: 'ada', password: 'short' })
    expect(body.errors?.map(({ field }) => field)).toEqual(['email', 'password'])
  })

  test('answers e-mail and phone together with 400', async ({ start }) => {
    const answer = await (await start()).open().callForError('register', { ...ada, phone: '+15550100200' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('counts before hashing, and answers too many sign-ups from one address with 429 and Retry-After', async ({
    start,
  }) => {
    const limits = {
      ...(await start()).context.config.limits,
      registerPerAddress: { attempts: 1, seconds: 60 },
    }
    const { open, context } = await start({ limits })
    const hash = vi.spyOn(context.hasher, 'hash')
    await open().call('register', { body: ada })
    const answer = await open().callForError('register', { ...ada, email: 'other@example.test' })
    expect(hash).toHaveBeenCalledTimes(1)
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
