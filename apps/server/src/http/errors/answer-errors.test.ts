import type { InjectOptions } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { errorCodes, type ErrorCode } from '@foyer/core/wire'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const login = '/web/v1/auth/login'
const json = { 'content-type': 'application/json' }
const post = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: login,
  headers,
  payload,
})
const fields = (change: object) => post(JSON.stringify({ ...ada, ...change }))
const poisoned = (key: string) =>
  post(`{"email":"a@b.cd","password":"x","${key}":{"prototype":{"isAdmin":true}}}`)

const table: readonly (readonly [string, InjectOptions, ErrorCode])[] = [
  ['broken JSON', post('{"email":'), 'bad_json'],
  ['two values', post('{}{}'), 'bad_json'],
  ['an empty body', post(''), 'bad_json'],
  ['text that is no UTF-8', post(Buffer.from([0xff])), 'bad_json'],
  ['Latin-1', post(Buffer.from(JSON.stringify({ ...ada, password: 'Grün1horse' }), 'latin1')), 'bad_json'],
  ['no body and no type', { method: 'POST', url: login }, 'invalid_request'],
  ['null', post('null'), 'invalid_request'],
  ['an array', post('[]'), 'invalid_request'],
  ['a number', post('7'), 'invalid_request'],
  ['a text', post('"text"'), 'invalid_request'],
  ['an object for a text', fields({ password: {} }), 'invalid_request'],
  ['a number for a text', fields({ password: 12_345_678 }), 'invalid_request'],
  ['a list for a text', fields({ email: ['a@b.cd'] }), 'invalid_request'],
  ['a language that we do not know', fields({ lang: 'tlh' }), 'invalid_request'],
  ['half a fingerprint', fields({ fingerprint: { visitorId: 'v' } }), 'invalid_request'],
  ['a captcha of no kind', fields({ captcha: { type: 'magic' } }), 'invalid_request'],
  ['an unknown field', fields({ isAdmin: true }), 'unknown_field'],
  ['toString as a field', fields({ toString: 1 }), 'unknown_field'],
  ['constructor as a field', fields({ constructor: 1 }), 'unknown_field'],
  ['__proto__', post('{"email":"a@b.cd","password":"x","__proto__":{"isAdmin":true}}'), 'forbidden_key'],
  ['__proto__, written in escapes', poisoned('\\u005f_proto__'), 'forbidden_key'],
  ['__proto__, deep inside', post('{"captcha":{"a":[{"__proto__":{}}]}}'), 'forbidden_key'],
  ['constructor with a prototype', poisoned('constructor'), 'forbidden_key'],
  ['a body of 1 MB', fields({ email: 'a'.repeat(1_000_000) }), 'body_too_large'],
  ['a body of 64 KiB and one byte', post(JSON.stringify('a'.repeat(65_535))), 'body_too_large'],
  ['U+0000 in a text', fields({ password: 'Correct1\u0000horse' }), 'invalid_request'],
  ['half a surrogate pair in a text', fields({ password: 'Correct1\ud83dhorse' }), 'invalid_request'],
  ['U+0000 deep inside', fields({ fingerprint: { visitorId: ['\u0000'] } }), 'invalid_request'],
  ['U+0000 in a key', fields({ '\u0000': 1 }), 'invalid_request'],
  [
    'a deep nest with an escape in it',
    post(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`),
    'invalid_request',
  ],
  ['a deep nest', post('['.repeat(30_000) + ']'.repeat(30_000)), 'invalid_request'],
  [
    'a form',
    post('email=a%40b.cd', { 'content-type': 'application/x-www-form-urlencoded' }),
    'unsupported_media_type',
  ],
  ['plain text', post('{}', { 'content-type': 'text/plain' }), 'unsupported_media_type'],
  ['a type that is none', post('{}', { 'content-type': ';;' }), 'unsupported_media_type'],
  ['an unknown call', { method: 'POST', url: '/web/v1/logins', payload: {} }, 'not_found'],
  ['an unknown page', { url: '/nowhere' }, 'not_found'],
  ['a broken percent code in the path', { url: '/web/v1/%E0%A4%A' }, 'invalid_request'],
  ['a path out of the folder', { url: '/..%2f..%2fetc%2fpasswd' }, 'not_found'],
  ['reading where one can only post', { url: login }, 'method_not_allowed'],
  ['PUT', { method: 'PUT', url: login, payload: {} }, 'method_not_allowed'],
  ['posting where one can only read', { method: 'POST', url: '/healthz' }, 'method_not_allowed'],
  ['reading a session that can only be ended', { url: '/web/v1/auth/sessions/7' }, 'method_not_allowed'],
]

describe('every error', () => {
  test.for(table)('%s is a 4xx with code and message', async ([, options, code], { start }) => {
    const { status, headers, body, text } = await (await start()).open().request(options)
    expect(body).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(status).toBe(errorCodes[code])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(Object.keys(body).filter((key) => !['code', 'message', 'errors'].includes(key))).toEqual([])
    expect(text).not.toMatch(/node_modules|\.ts:|FST_|stack/)
    expect(text.length).toBeLessThan(1_000)
  })

  test('a body that tries to pollute prototypes does not change Object.prototype', async ({ start }) => {
    await (await start()).open().request(poisoned('constructor'))
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  test('an unknown field is named', async ({ start }) => {
    const { body } = await (await start()).open().request(fields({ isAdmin: true }))
    expect(body.errors).toEqual([{ field: 'isAdmin', code: 'unknown_field', message: expect.any(String) }])
  })

  test('a nested field is named by its path', async ({ start }) => {
    const { body } = await (await start()).open().request(fields({ fingerprint: { visitorId: 7 } }))
    expect(body.errors?.[0]?.field).toMatch(/^fingerprint\./)
  })

  test('the answer to a wrong method names the right one', async ({ start }) => {
    const { headers } = await (await start()).open().request({ method: 'PUT', url: login, payload: {} })
    expect(headers['allow']).toBe('POST')
  })

  test('the answer to a wrong method names HEAD where one can read, because that works too', async ({
    start,
  }) => {
    const url = new URL('/healthz', await (await start()).listen())
    expect((await fetch(url, { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
  })

  test('a 401 names the way to authenticate', async ({ start }) => {
    const browser = (await start({ metricsToken: 'another-token-of-enough-letters' })).open()
    const cookie = 'Cookie realm="Foyer"'
    for (const [answer, challenge] of [
      [await browser.callForError('session'), cookie],
      [await browser.callForError('login', ada), cookie],
      [await browser.callForError('secondFactor', { totp: '123456' }), cookie],
      [await browser.callForError('metrics'), 'Bearer realm="Foyer"'],
    ] as const) {
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toBe(challenge)
    }
    const { headers } = await browser.callForError('login', { ...ada, lang: 'tlh' })
    expect(headers).not.toHaveProperty('www-authenticate')
  })

  test('a mistake in the program is answered 500 without its message, logged with its stack, and counted', async ({
    start,
  }) => {
    const { open, context, log } = await start()
    vi.spyOn(context.hasher, 'hash').mockRejectedValueOnce(new TypeError('secret is not a function'))
    const answer = await open().callForError('register', ada)
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(answer.headers).not.toHaveProperty('retry-after')
    expect(answer.text).not.toMatch(/secret|TypeError|\.ts/)
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        level: 'error',
        msg: 'unexpected error',
        error: {
          name: 'TypeError',
          message: 'secret is not a function',
          stack: expect.stringMatching(/\.ts:/),
        },
      },
      { level: 'info', status: 500 },
    ])
    expect((await context.metrics.print()).text).toContain(
      'foyer_http_requests_total{method="POST",route="/web/v1/auth/register",status="500"} 1',
    )
  })

  test('a statement that PostgreSQL rejects is answered 500, and logged without the statement’s values', async ({
    start,
  }) => {
    const { open, context, log } = await start()
    await context.database.query('alter table users rename to users_elsewhere')
    const browser = open()
    const answer = await browser.callForError('register', ada)
    await context.database.query('alter table users_elsewhere rename to users')
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(answer.text).not.toMatch(/users|relation|select|insert/i)
    const lines = log.join('')
    expect(lines).toContain('unexpected error')
    expect(lines).toContain('42P01')
    expect(lines).not.toContain(ada.email)
    expect(lines).not.toContain('argon2id')
    expect(await browser.call('register', { body: ada })).toMatchObject({ status: 201 })
  })
})
