import { rm } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { buildApp } from '../../app.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'
import { html } from './testing/built-web-client.ts'
import { place, writePrerenderedClient } from './testing/prerendered-client.ts'

let webDir = ''

beforeAll(async () => {
  webDir = await writePrerenderedClient()
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

describe('a prerendered page', () => {
  test.for([
    ['/', 'de-AT,de;q=0.9,en;q=0.8', '', 'home de-DE'],
    ['/sign-in', 'sv;q=0.9,zh-TW;q=0.5,ar-EG;q=0.4', '', 'sign-in zh-Hant'],
    ['/sign-in?next=1', 'fr', 'foyer-locale=ja-JP', 'sign-in ja-JP'],
    ['/sign-in', 'fr', 'foyer-locale=tlh', 'sign-in fr'],
    ['/sign-in', '', '', 'sign-in en-001'],
    ['/sign-in', 'es', 'foyer-session=', 'sign-in es'],
    ['/sign-in', 'es', `foyer-session=${'a'.repeat(43)}`, 'empty sign-in es'],
    ['/oauth/google?code=1', 'de', '', 'oauth de-DE'],
  ] as const)(
    '%s with Accept-Language %j and the cookie %j is %s',
    async ([url, wishes, cookie, text], { start }) => {
      const headers = { ...html, 'accept-language': wishes, cookie }
      const answer = await (await start({ webDir })).open().request({ url, headers })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain(text)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toContain('no-cache')
      expect(answer.headers['vary']).toBe('accept-encoding, accept-language, cookie')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  test.for([
    ['', 'not-found de-DE'],
    [`foyer-session=${'a'.repeat(43)}`, 'empty not-found de-DE'],
  ] as const)(
    'for an unknown address is the not-found page in the person’s language: with the cookie %j, %s',
    async ([cookie, text], { start }) => {
      const headers = { ...html, 'accept-language': 'de', cookie, 'if-none-match': '*' }
      const answer = await (await start({ webDir })).open().request({ url: '/sign-in/x', headers })
      expect(answer.status).toBe(404)
      expect(answer.text).toContain(text)
      expect(answer.headers).not.toHaveProperty('etag')
    },
  )

  test('has its public address as the canonical one', async ({ start }) => {
    const browser = (await start({ webDir, publicUrl: 'https://id.example.com' })).open()
    const { text } = await browser.request({ url: '/sign-in', headers: { ...html, host: 'evil.example' } })
    expect(text).toContain('<link rel="canonical" href="https://id.example.com/sign-in">')
  })

  test.for([
    ['dark', '<input value="light"/><input checked="" value="dark"/><input value="system"/>'],
    ['light', '<input checked="" value="light"/><input value="dark"/><input value="system"/>'],
  ])('has the chosen theme, which its theme picker shows as chosen: %s', async ([theme, row], { start }) => {
    const headers = { ...html, cookie: `foyer-theme=${theme}` }
    const { text } = await (await start({ webDir })).open().request({ url: '/', headers })
    expect(text).toContain(`<html data-theme="${theme}" data-session-cookie="absent" lang="en-001"`)
    expect(text).toContain(row)
  })

  test('contains nothing else from a cookie', async ({ start }) => {
    const headers = { ...html, cookie: 'foyer-theme="><script>; foyer-locale=../../x' }
    const { text } = await (await start({ webDir })).open().request({ url: '/', headers })
    expect(text).toContain('<html data-session-cookie="absent" lang="en-001"')
    expect(text).not.toMatch(/script|data-theme/)
  })

  test('reserves no space for social sign-in when there is none', async ({ start }) => {
    const { open } = await start({ webDir, social: { ...testConfig.social, providers: [] } })
    const { text } = await open().request({ url: '/sign-in', headers: html })
    expect(text).toContain('data-social-places="0"')
    expect(text).not.toContain(place)
  })

  test.for([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('is sent compressed for %j: %s', async ([accepted, encoding, open], { start }) => {
    const { context } = await start({ webDir })
    const app = await buildApp(context)
    const answer = await app.inject({ url: '/sign-in', headers: { ...html, 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(open(answer.rawPayload).toString()).toContain('sign-in en-001')
    await app.close()
  })

  test('is not sent again to a browser that has it cached', async ({ start }) => {
    const browser = (await start({ webDir })).open()
    const tag = String((await browser.request({ url: '/sign-in', headers: html })).headers['etag'])
    const read = (tags: string, cookie = '') =>
      browser.request({ url: '/sign-in', headers: { ...html, 'if-none-match': tags, cookie } })
    for (const tags of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*'])
      expect(await read(tags)).toMatchObject({ status: 304, text: '' })
    expect((await read('"other"')).status).toBe(200)
    expect((await read(tag, 'foyer-theme=dark')).status).toBe(200)
  })

  test.for(['/prerendered/de-DE/sign-in.html', '/prerendered/pages.json', '/index.html.br'])(
    'is not served under its file name: %s',
    async (url, { start }) => {
      const { status, text } = await (await start({ webDir })).open().request({ url, headers: html })
      expect(status).toBe(404)
      expect(text).toContain('not-found en-001')
    },
  )
})

describe('another spelling of a page’s address redirects to the right one', () => {
  test.for([
    ['/index.html', '/'],
    ['/index.html?x=1&y=2', '/?x=1&y=2'],
    ['//', '/'],
    ['/sign-in/', '/sign-in'],
    ['/Sign-In?next=/a?b', '/sign-in?next=/a?b'],
    ['/%73ign-in', '/sign-in'],
    ['//sign-in', '/sign-in'],
    ['/oauth/google/?code=1', '/oauth/google?code=1'],
  ] as const)('%s to %s', async ([url, location], { start }) => {
    const browser = (await start({ webDir })).open()
    for (const accept of [html.accept, '*/*']) {
      const answer = await browser.request({ url, headers: { accept } })
      expect(answer).toMatchObject({ status: 308, text: '', headers: { location } })
    }
  })

  test.for(['//evil.example', '///evil.example/', '//evil.example/sign-in', '/%2F%2Fevil.example'])(
    'and never to another site: %s',
    async (url, { start }) => {
      const answer = await (await start({ webDir })).open().request({ url, headers: html })
      expect(answer.status).toBe(404)
      expect(answer.headers).not.toHaveProperty('location')
    },
  )
})
