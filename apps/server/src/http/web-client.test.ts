import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serverTest as test } from '../testing/server-test.ts'

const page = '<!doctype html><title>Foyer</title>'
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let webDir = ''

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'foyer-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'prerendered'))
  await writeFile(
    join(webDir, 'prerendered/pages.json'),
    JSON.stringify({ files: {}, paths: ['/', '/sign-in', '/account', '/oauth/:social'] }),
  )
  await writeFile(join(webDir, 'index.html'), page)
  await writeFile(join(webDir, 'index.html.gz'), gzipSync(page))
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
      expect(answer).toMatchObject({ status: 200, text: page, headers: { 'cache-control': 'no-cache' } })
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

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
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } })
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
      if (method === 'GET')
        expect(answer.text).toBe('accept-encoding' in more ? gzipSync(page).toString() : page)
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

  test.for(['/../package.json', '/assets/..%2f..%2fetc/passwd', '/.env', '/%2e%2e/secret'])(
    'nothing outside the folder is served: %s',
    async (url, { start }) => {
      const answer = await (
        await start({ webDir })
      )
        .open()
        .request({ url, headers: { accept: 'application/json' } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test('without a built client the calls are served alone', async ({ start }) => {
    const answer = await (await start()).open().request({ url: '/', headers: html })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
