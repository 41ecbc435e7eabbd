import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { html, membersPage, strangersPage, writeWebClient } from './testing/built-web-client.ts'

let webDir = ''

beforeAll(async () => {
  webDir = await writeWebClient()
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

describe('the web client', () => {
  test.for(['/', '/sign-in', '/account', '/oauth/google?code=1&state=2'])(
    'a person who opens %s gets the page, never from a stale cache',
    async (url, { start }) => {
      const answer = await (await start({ webDir })).open().request({ url, headers: html })
      expect(answer).toMatchObject({ status: 200, text: strangersPage })
      expect(answer.headers['cache-control']).toBe('private, no-cache')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
        expect(String(answer.headers['permissions-policy']).split(', ')).toContain(`${feature}=()`)
    },
  )

  test('pages for passwords redirect to the sign-in where people have none', async ({ start }) => {
    const open = async (signInMethods: readonly ('password' | 'code')[]) =>
      (await start({ webDir, signInMethods })).open().request({ url: '/Recover/?a=1', headers: html })
    const answer = await open(['code'])
    expect(answer).toMatchObject({ status: 303, headers: { location: '/sign-in' } })
    // Not cacheable, because the setting may change.
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(await open(['password'])).toMatchObject({ status: 308, headers: { location: '/recover?a=1' } })
  })

  test('password managers are not redirected where people have no passwords', async ({ start }) => {
    const browser = (await start({ webDir, signInMethods: ['code'] })).open()
    const answer = await browser.request({ url: '/.well-known/change-password', headers: html })
    expect(answer.status).toBe(404)
  })

  test('password managers are redirected to the page that changes a password', async ({ start }) => {
    const browser = (await start({ webDir })).open()
    const answer = await browser.request({ url: '/.well-known/change-password', headers: html })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/account/security#password' } })
    // Password managers request this path to find out whether a site answers unknown addresses with 200.
    const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await browser.request({ url, headers: html })).status).toBe(404)
  })

  test('a page says whether there is a session cookie, so it need not ask the server without one', async ({
    start,
  }) => {
    const browser = (await start({ webDir })).open()
    const open = (cookie: string) => browser.request({ url: '/account', headers: { ...html, cookie } })
    for (const cookie of ['', 'foyer-session=', 'foyer-locale=de-DE'])
      expect((await open(cookie)).text).toBe(strangersPage)
    const token = 'a'.repeat(43)
    const member = await open(`foyer-session=${token}`)
    expect(member).toMatchObject({ status: 200, text: membersPage })
    // A cached page for signed-out people must not be used for signed-in ones, and vice versa.
    const stranger = await open('')
    expect(stranger.headers['etag']).not.toBe(member.headers['etag'])
    expect([stranger, member].map(({ headers }) => String(headers['vary']))).toEqual([
      'accept-encoding, accept-language, cookie',
      'accept-encoding, accept-language, cookie',
    ])
    const again = await browser.request({
      url: '/account',
      headers: { ...html, 'if-none-match': String(stranger.headers['etag']) },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('files with a hash in their name are cached for ever', async ({ start }) => {
    const answer = await (await start({ webDir })).open().request({ url: '/assets/app-1a2b3c.js' })
    expect(answer).toMatchObject({
      status: 200,
      text: 'let a',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  test('other files are revalidated each time', async ({ start }) => {
    const answer = await (await start({ webDir })).open().request({ url: '/favicon.svg' })
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
  })

  test('a file that the build compressed is sent compressed', async ({ start }) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const answer = await (await start({ webDir })).open().request({ url: '/assets/app-1a2b3c.js', headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  })

  test('without a built client only the calls are served', async ({ start }) => {
    const answer = await (await start()).open().request({ url: '/', headers: html })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
