import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { locales } from '@foyer/core/wire'
import { serverTest as test } from '../../testing/server-test.ts'

const page = '<!doctype html><html lang="en-001"><title>Foyer</title></html>'
const strangersPage = page.replace('<html ', '<html data-session-cookie="absent" ')
const membersPage = page.replace('<html ', '<html data-session-cookie="present" ')
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let webDir = ''

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'foyer-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'prerendered'))
  await writeFile(
    join(webDir, 'prerendered/pages.json'),
    JSON.stringify(
      ['/', '/sign-in', '/recover', '/account', '/oauth/:social', '*'].map((path) => ({
        path,
        file: 'page',
        memberFile: 'page',
        isForPasswords: path === '/recover',
      })),
    ),
  )
  await writeFile(join(webDir, 'index.html'), page)
  for (const locale of locales) {
    await mkdir(join(webDir, 'prerendered', locale))
    await writeFile(join(webDir, 'prerendered', locale, 'page.html'), page)
  }
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>')
  await writeFile(join(webDir, 'assets/app-1a2b3c.js'), 'let a')
  await writeFile(join(webDir, 'assets/app-1a2b3c.js.gz'), gzipSync('let a'))
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

  test('pages for passwords lead to the sign-in where people have none', async ({ start }) => {
    const open = async (signInMethods: readonly ('password' | 'code')[]) =>
      (await start({ webDir, signInMethods })).open().request({ url: '/Recover/?a=1', headers: html })
    const answer = await open(['code'])
    expect(answer).toMatchObject({ status: 303, headers: { location: '/sign-in' } })
    // The setting may change.
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(await open(['password'])).toMatchObject({ status: 308, headers: { location: '/recover?a=1' } })
  })

  test('where people have no passwords, password managers are sent nowhere', async ({ start }) => {
    const browser = (await start({ webDir, signInMethods: ['code'] })).open()
    const answer = await browser.request({ url: '/.well-known/change-password', headers: html })
    expect(answer.status).toBe(404)
  })

  test('password managers are sent to where a password is changed', async ({ start }) => {
    const browser = (await start({ webDir })).open()
    const answer = await browser.request({ url: '/.well-known/change-password', headers: html })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/account/security#password' } })
    // Password managers use this path to find out whether a site answers 200 for unknown addresses.
    const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await browser.request({ url, headers: html })).status).toBe(404)
  })

  test('a page knows whether there is a session cookie, so that it need not ask the server without one', async ({
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

  test.for([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { 'accept-encoding': 'gzip' }],
    [
      'GET',
      { range: 'bytes=0-3', 'if-none-match': 'W/"a"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    ],
  ] as const)(
    'an address that the app has no page for is 404, with the page that says so: %s with %j',
    async ([method, more], { start }) => {
      const browser = (await start({ webDir })).open()
      const answer = await browser.request({ url: '/no/such/room', method, headers: { ...html, ...more } })
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-cache' } })
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
      const isCompressed = 'accept-encoding' in more
      expect(answer.headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined)
      if (method === 'GET' && !isCompressed) expect(answer.text).toBe(strangersPage)
    },
  )

  test.for([
    '/%',
    '/%zz',
    '/%00',

    '/sign-in%00',
    '/assets/%00',
    '/favicon.svg%00',
    '/..%2fsecret',
  ])('a person who opens an address that is none gets the page that says so: %s', async (url, { start }) => {
    const browser = (await start({ webDir })).open()
    const answer = await browser.request({ url, headers: html })
    expect(answer).toMatchObject({ status: 404, text: strangersPage })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })

  test.for([
    ['GET', '/AUTH/%', html],
    ['GET', '/web/v1/%zz', html],
    ['POST', '/%', html],
    ['GET', '/%', { accept: 'application/json' }],
  ] as const)(
    'a program that asks for an address that is none is told so in JSON: %s %s with %j',
    async ([method, url, headers], { start }) => {
      const answer = await (await start({ webDir })).open().request({ method, url, headers })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    },
  )

  test('files with a hash in their name are kept for ever', async ({ start }) => {
    const answer = await (await start({ webDir })).open().request({ url: '/assets/app-1a2b3c.js' })
    expect(answer).toMatchObject({
      status: 200,
      text: 'let a',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  test('other files are asked for each time', async ({ start }) => {
    const answer = await (await start({ webDir })).open().request({ url: '/favicon.svg' })
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
  })

  test('a file that was compressed by the build goes out compressed', async ({ start }) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const answer = await (await start({ webDir })).open().request({ url: '/assets/app-1a2b3c.js', headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  })

  test.for(['/web/v1/nothing', '/AUTH/nothing', '/MS-AUTH/nothing', '/assets/gone-1a2b3c.js'])(
    '%s is 404 in JSON, and not the page',
    async (url, { start }) => {
      const headers = url.startsWith('/assets') ? { accept: '*/*' } : html
      const answer = await (await start({ webDir })).open().request({ url, headers })
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  test.for([
    ['/no/such/room', true],
    ['/no.such/room', true],
    ['/no/such.png', false],
    ['/no/such/.png', false],
  ] as const)('a program that takes anything gets the page for %s: %s', async ([url, isPage], { start }) => {
    const browser = (await start({ webDir })).open()
    const answer = await browser.request({ url, headers: { accept: '*/*' } })
    expect(answer.status).toBe(404)
    expect(String(answer.headers['content-type']).startsWith('text/html')).toBe(isPage)
  })

  test.for(['/../package.json', '/assets/..%2f..%2fetc/passwd', '/.env', '/%2e%2e/secret'])(
    'nothing outside the folder is served: %s',
    async (url, { start }) => {
      const browser = (await start({ webDir })).open()
      const answer = await browser.request({ url, headers: { accept: 'application/json' } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test('without a built client the calls are served alone', async ({ start }) => {
    const answer = await (await start()).open().request({ url: '/', headers: html })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
