import { describe, expect, it, vi } from 'vitest'
import { createApi, type ApiOptions } from './api.ts'
import { ApiError } from './api-error.ts'

const user = {
  id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0001',
  email: 'anna@example.com',
  phone: null,
  name: null,
  currency: null,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const body = { email: 'anna@example.com', password: 'Corridor-1' }

function createTestApi(answer: Response | Error, options: Partial<ApiOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  return {
    api: createApi({
      lang: 'en-001',
      fetch,
      now: () => Date.parse('2026-11-20T10:00:00Z'),
      warn: () => undefined,
      ...options,
    }),
    fetch,
  }
}

function json(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers })
}

/** Like `fetch` without an answer: rejects when the signal aborts. */
function fetchWithoutAnswer(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}

async function catchError(answer: Response | Error): Promise<ApiError> {
  const { api } = createTestApi(answer)
  const error = await api.call('login', { body }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError))
    throw new Error('The call did not fail with an ApiError.', { cause: error })
  return error
}

describe('createApi', () => {
  it('sends JSON with the cookie, the language and the idempotency key', async () => {
    const { api, fetch } = createTestApi(json(200, user), { baseUrl: 'https://id.example/' })
    await expect(api.call('login', { body, key: 'key-1' })).resolves.toEqual(user)
    const [address, init] = fetch.mock.calls[0] ?? []
    expect(address).toBe('https://id.example/web/v1/auth/login')
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(body) })
    const headers = new Headers(init?.headers)
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(headers.get('Idempotency-Key')).toBe('key-1')
    expect(headers.get('Accept-Language')).toBe('en-001')
  })

  it('writes path parameters and the query safely', async () => {
    const { api, fetch } = createTestApi(new Response(null, { status: 204 }))
    await expect(api.call('revokeSession', { params: { id: '../x?y' } })).resolves.toBeUndefined()
    expect(fetch.mock.calls[0]?.[0]).toBe('/web/v1/auth/sessions/..%2Fx%3Fy')
    const other = createTestApi(json(200, { isEnabled: true }))
    await other.api.call('captchaIsEnabled', { query: { service: 'MS-AUTH' } })
    expect(other.fetch.mock.calls[0]?.[0]).toBe('/MS-AUTH/captcha-isEnabled?service=MS-AUTH')
  })

  it('passes the server’s errors on, field by field', async () => {
    const errors = [{ field: 'email', code: 'email_format', message: 'Enter an e-mail address' }]
    const error = await catchError(json(422, { code: 'validation_failed', message: 'Look again.', errors }))
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', message: 'Look again.', errors })
  })

  it.each([
    ['an HTML page with 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
    ['an empty 500', () => new Response('', { status: 500 }), 'unavailable'],
    [
      'a page of a captive portal with 200',
      () => new Response('<html>', { status: 200 }),
      'unreadable_answer',
    ],
    ['an empty 200', () => new Response('', { status: 200 }), 'unreadable_answer'],
    ['JSON cut short', () => new Response('{"id":"7b0e', { status: 200 }), 'unreadable_answer'],
    ['a bare number', () => new Response('1', { status: 200 }), 'unreadable_answer'],
    ['a 403 page of a proxy', () => new Response('No.', { status: 403 }), 'unreadable_answer'],
    [
      'an error whose `errors` is no list',
      () => json(422, { code: 'a', message: 'b', errors: 1 }),
      'unreadable_answer',
    ],
    ['no connection', () => new TypeError('Failed to fetch'), 'offline'],
  ])('gives the right error code for %s', async (_, answer, code) => {
    expect(await catchError(answer())).toMatchObject({ code })
  })

  it.each([
    ['30', 30],
    ['Fri, 20 Nov 2026 10:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 1],
    ['soon', null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['5s', null],
    ['in 5', null],
    ['2026-11-20', null],
    ['2678400', 2_678_400],
    ['99999999999', null],
    ['Fri, 20 Nov 9999 10:00:00 GMT', null],
  ])('reads Retry-After %j as %j seconds', async (header, seconds) => {
    const answer = json(429, { code: 'too_many_attempts', message: '' }, { 'Retry-After': header })
    expect((await catchError(answer)).retryAfter).toBe(seconds)
  })

  it('times out if the server does not answer', async () => {
    const api = createApi({ lang: 'en-001', fetch: fetchWithoutAnswer, timeout: 5 })
    await expect(api.call('session', {})).rejects.toMatchObject({ code: 'timed_out' })
  })

  it('passes the caller’s abort error on unchanged', async () => {
    const abort = new AbortController()
    const fetch: typeof globalThis.fetch = (_, init) => {
      abort.abort()
      return Promise.reject(init?.signal?.reason)
    }
    const api = createApi({ lang: 'en-001', fetch })
    await expect(api.call('session', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('notifies listeners that nobody is signed in, but not of a wrong password', async () => {
    const answers = [
      json(401, { code: 'invalid_credentials', message: '' }),
      json(401, { code: 'unauthenticated', message: '' }),
    ]
    const api = createApi({
      lang: 'en-001',
      fetch: () => Promise.resolve(answers.shift() ?? Response.error()),
    })
    const listener = vi.fn<(id: string) => void>()
    const stop = api.onUnauthenticated(listener)
    await expect(api.call('login', { body })).rejects.toThrow(ApiError)
    expect(listener).not.toHaveBeenCalled()
    await expect(api.call('sessions', {})).rejects.toThrow(ApiError)
    expect(listener).toHaveBeenCalledExactlyOnceWith('sessions', expect.any(Number))
    stop()
  })
})
