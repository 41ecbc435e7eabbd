import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { html, strangersPage, writeWebClient } from './testing/built-web-client.ts'

let webDir = ''

beforeAll(async () => {
  webDir = await writeWebClient()
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

describe('an unknown address', () => {
  test.for([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { 'accept-encoding': 'gzip' }],
    [
      'GET',
      { range: 'bytes=0-3', 'if-none-match': 'W/"a"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    ],
  ] as const)('is answered 404 with the not-found page: %s with %j', async ([method, more], { start }) => {
    const browser = (await start({ webDir })).open()
    const answer = await browser.request({ url: '/no/such/room', method, headers: { ...html, ...more } })
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-cache' } })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    const isCompressed = 'accept-encoding' in more
    expect(answer.headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined)
    if (method === 'GET' && !isCompressed) expect(answer.text).toBe(strangersPage)
  })

  test.for(['/%', '/%zz', '/%00', '/sign-in%00', '/assets/%00', '/favicon.svg%00', '/..%2fsecret'])(
    'is answered 404 with the not-found page to a person, even if malformed: %s',
    async (url, { start }) => {
      const browser = (await start({ webDir })).open()
      const answer = await browser.request({ url, headers: html })
      expect(answer).toMatchObject({ status: 404, text: strangersPage })
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  test.for([
    ['GET', '/AUTH/%', html],
    ['GET', '/web/v1/%zz', html],
    ['POST', '/%', html],
    ['GET', '/%', { accept: 'application/json' }],
  ] as const)(
    'is answered in JSON to a program if malformed: %s %s with %j',
    async ([method, url, headers], { start }) => {
      const answer = await (await start({ webDir })).open().request({ method, url, headers })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    },
  )

  test.for(['/web/v1/nothing', '/AUTH/nothing', '/MS-AUTH/nothing', '/assets/gone-1a2b3c.js'])(
    'of a call or an asset is answered 404 in JSON, not with the page: %s',
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
  ] as const)(
    'is answered with the page to a program that accepts anything, for %s: %s',
    async ([url, isPage], { start }) => {
      const browser = (await start({ webDir })).open()
      const answer = await browser.request({ url, headers: { accept: '*/*' } })
      expect(answer.status).toBe(404)
      expect(String(answer.headers['content-type']).startsWith('text/html')).toBe(isPage)
    },
  )

  test.for(['/../package.json', '/assets/..%2f..%2fetc/passwd', '/.env', '/%2e%2e/secret'])(
    'gives nothing from outside the folder: %s',
    async (url, { start }) => {
      const browser = (await start({ webDir })).open()
      const answer = await browser.request({ url, headers: { accept: 'application/json' } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )
})
