import { describe, expect } from 'vitest'
import { adminTest as test } from '../../testing/admin-test.ts'
import { ada, bob } from '../../testing/people.ts'
import { testConfig } from '../../testing/server-test.ts'
import { runAdmin } from './run-admin.ts'

const trail =
  "select event, user_id as id, details from audit_events where event like 'operator%' order by at"

describe('npm run admin', () => {
  test('shows an account by e-mail, phone or id, with sessions and events, but no credentials', async ({
    installation: { open, admin, context },
  }) => {
    const browser = open()
    const { body: user } = await browser.call('register', { body: ada, headers: { 'user-agent': 'Phone' } })
    const { body: called } = await open().call('register', {
      body: { phone: '+15550100200', password: ada.password },
    })
    for (const name of [' ADA.Lovelace@example.test ', user.id.toUpperCase()]) {
      const { code, out } = await admin('user', name, '--json')
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({
        account: { id: user.id, email: ada.email, hasPassword: true },
        sessions: [{ userAgent: 'Phone', address: '127.0.0.1' }],
        identities: [],
        events: expect.arrayContaining([expect.objectContaining({ event: 'register' })]),
      })
    }
    const { out } = await admin('user', '+1 (555) 010-0200')
    expect(out).toContain(called.id)
    const secrets = await context.database.query<{ secret: string }>(
      'select password_hash as secret from users union all select token_hash from sessions',
    )
    expect(secrets.length).toBeGreaterThan(3)
    const { out: json } = await admin('user', ada.email, '--json')
    for (const { secret } of secrets) expect(out + json).not.toContain(secret)
  })

  test('ends the sessions of one person and of nobody else', async ({ installation: { open, admin } }) => {
    const [phone, laptop, other] = [open(), open(), open()]
    await phone.call('register', { body: ada })
    await laptop.call('login', { body: ada })
    await other.call('register', { body: bob })
    expect(await admin('end-sessions', ada.email, '--yes')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Ended 2 sessions of ada\.lovelace@example\.test \(/),
    })
    for (const browser of [phone, laptop]) expect((await browser.call('session')).status).toBe(401)
    expect((await other.call('session')).status).toBe(200)
  })

  test('deletes an account, and audits that an operator did it', async ({
    installation: { open, admin, context },
  }) => {
    const browser = open()
    const { body: user } = await browser.call('register', { body: ada })
    expect((await admin('delete-user', ada.email, '--yes')).code).toBe(0)
    expect((await browser.call('session')).status).toBe(401)
    expect((await open().call('login', { body: ada })).status).toBe(401)
    expect(await admin('user', ada.email)).toEqual({
      code: 1,
      out: '',
      err: `Nobody here has "${ada.email}".`,
    })
    expect(await context.database.query(trail)).toEqual([
      { event: 'operator_deleted_account', id: user.id, details: { operator: 'grace' } },
    ])
  })

  test('sets the currency for running servers, and can return it to the environment', async ({
    installation: { open, admin, context },
  }) => {
    const currency = async () => (await open().call('settings')).body.settings.currency.value
    expect(await currency()).toBe('USD')
    await admin('set', 'currency', 'eur')
    expect(await currency()).toBe('EUR')
    expect(JSON.parse((await admin('settings', '--json')).out)).toContainEqual({
      key: 'currency',
      value: 'EUR',
      isSet: true,
    })
    await admin('unset', 'currency')
    expect(await currency()).toBe('USD')
    expect((await context.database.query(trail))[0]).toEqual({
      event: 'operator_set_setting',
      id: null,
      details: { key: 'currency', value: 'EUR', operator: 'grace' },
    })
  })

  test('filters the audit trail by person, event, time and number', async ({
    installation: { open, admin },
  }) => {
    await open().call('register', { body: ada })
    await open().call('register', { body: bob })
    await open().callForError('login', { ...bob, password: 'Wrong1password' })
    const list = async (...args: string[]) => {
      const rows = JSON.parse((await admin('events', '--json', ...args)).out) as { event: string }[]
      return rows.map(({ event }) => event)
    }
    expect(await list('--user', bob.email)).toEqual(['login_refused', 'register'])
    expect(await list('--event', 'register')).toEqual(['register', 'register'])
    expect(await list('--since', '2100-01-01')).toEqual([])
    expect(await list('--limit', '1')).toEqual(['operator_listed_events'])
  })

  test('lets no control characters of a name reach the terminal', async ({
    installation: { open, admin, context },
  }) => {
    await open().call('register', { body: ada })
    await context.database.query("update users set name = E'\\x1b[2J\\u202Eada\\nid'")
    const { out } = await admin('user', ada.email)
    expect(out).toMatch(/^name +\uFFFD\[2J\uFFFDada\uFFFDid$/m)
  })

  test.for([
    ['no such command', ['destroy'], /^There is no command "destroy"\. /],
    ['a name that is missing', ['user'], /^user takes <e-mail, phone or id>\. /],
    ['what is no name', ['user', 'ada'], /^"ada" is no e-mail address, no phone number /],
    ['an unknown option', ['user', ada.email, '--all'], /^user: Unknown option '--all'\. /],
    ['a deletion that is not confirmed', ['delete-user', ada.email], /^delete-user cannot be taken back\. /],
    ['an end of sessions that is not', ['end-sessions', ada.email], /^end-sessions cannot be taken back\. /],
    ['no such setting', ['set', 'constructor', '1'], /^There is no setting "constructor"\. /],
    ['no such currency', ['set', 'currency', 'XXY'], /^currency: "XXY" is not a currency /],
    ['no such mode', ['captcha', 'maybe'], /^captcha: "maybe" is not one of off, on, adaptive\.$/],
    ['no such day', ['events', '--since', '2026-02-31'], /^--since: "2026-02-31" is not a date /],
    ['no year of PostgreSQL', ['make-code', 'ABC', '--from', '0000-01-01'], /^--from: "0000-01-01" is not /],
    ['one in another zone', ['events', '--since', '0001-01-01T00:00+01:00'], /^--since: "0001.*" is not /],
    ['a year after 9999', ['make-code', 'ABC', '--until', '9999-12-31T23:00-02:00'], /^--until: .* is not /],
    [
      'a number without one',
      ['events', '--limit', '-1'],
      /^events: Option '--limit' argument is ambiguous\. /,
    ],
  ] as const)(
    'says %s in one line, does nothing, and ends with 2',
    async ([, args, line], { installation }) => {
      const { admin, open, context } = installation
      await open().call('register', { body: ada })
      const { code, out, err } = await admin(...args)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(line)
      expect(err).not.toContain('\n')
      expect(await context.database.query(trail)).toEqual([])
      expect((await open().call('login', { body: ada })).status).toBe(200)
    },
  )

  test('lists all its commands when asked for help, or for nothing', async ({ installation: { admin } }) => {
    const { code, out } = await admin('help')
    expect(code).toBe(0)
    expect(await admin()).toEqual({ code: 0, out, err: '' })
    for (const name of ['user', 'end-sessions', 'delete-user', 'make-code', 'captcha', 'set', 'events'])
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  test.for([
    [
      undefined,
      /^It could not be done: relation "codes" does not exist \(42P01\)\. LOG_LEVEL=debug shows where\.$/,
    ],
    [
      'debug',
      /^It could not be done: relation "codes" does not exist \(42P01\)\.\nDatabaseError: .*\n[^]*run-admin\.test/,
    ],
  ] as const)(
    'reports an unexpected error in one line, with LOG_LEVEL=%s followed by its place in the code',
    async ([logLevel, line]) => {
      const said: string[] = []
      const code = await runAdmin(['codes'], {
        readConfig: () => testConfig,
        open: () => {
          const error = Object.assign(new Error('relation "codes" does not exist'), {
            name: 'DatabaseError',
            code: '42P01',
          })
          return Promise.reject(new Error('Failed query: … params: ada@example.test', { cause: error }))
        },
        operator: 'grace',
        logLevel,
        print: (text) => void said.push(`out: ${text}`),
        printError: (text) => void said.push(text),
      })
      expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(line)] })
    },
  )
})
