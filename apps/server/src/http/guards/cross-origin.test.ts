import { describe, expect } from 'vitest'
import { routes } from '@foyer/core/wire'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const publicUrl = 'https://id.example.com'
const friend = 'https://shop.example.com'
const stranger = 'https://evil.example'
const config = { publicUrl, allowedOrigins: [friend, 'https://other.example.com'] }

function preflight(origin: string, url: string = routes.login.path) {
  return {
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  } as const
}

describe('a page of an allowed origin', () => {
  test('may send a preflight request, whose answer lists what it may send', async ({ start }) => {
    const answer = await (await start(config)).open().request(preflight(friend))
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers':
        'accept-language, content-type, foyer-device-id, foyer-user, idempotency-key',
      'access-control-max-age': '600',
      vary: 'origin',
    })
  })

  test('can sign a person in and read the session with their cookie', async ({ start }) => {
    const browser = (await start(config)).open()
    await browser.call('register', { body: ada })
    const headers = { origin: friend, 'sec-fetch-site': 'same-site' }
    for (const answer of [
      await browser.call('login', { body: ada, headers }),
      await browser.call('session', { headers }),
    ]) {
      expect(answer).toMatchObject({ status: 200, body: { email: ada.email } })
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': friend,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after',
        vary: 'origin',
      })
    }
  })

  test('can read why it was refused', async ({ start }) => {
    const { headers } = await (await start(config)).open().callForError('login', ada, { origin: friend })
    expect(headers).toMatchObject({ 'access-control-allow-origin': friend })
  })
})

describe('no other page is granted access', () => {
  test.for([
    ['another site', stranger, config],
    ['an origin that begins like an allowed one', `${friend}.evil.example`, config],
    ['an allowed origin without TLS', 'http://shop.example.com', config],
    ['an opaque origin', 'null', config],
    ['the same origin while none is allowed', friend, { publicUrl, allowedOrigins: [] }],
  ] as const)('%s', async ([, origin, changes], { start }) => {
    const browser = (await start(changes)).open()
    const asked = await browser.request(preflight(origin))
    expect(asked.status).toBe(405)
    for (const { headers } of [asked, await browser.callForError('session', undefined, { origin })]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  test('a cacheable answer varies by origin, even for a request without one', async ({ start }) => {
    const { headers } = await (await start(config)).open().call('settings')
    expect(headers['vary']).toBe('origin')
  })

  test('files and pages can be read by their own origin only', async ({ start }) => {
    const { headers } = await (await start(config)).open().request(preflight(friend, '/sign-in'))
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})
