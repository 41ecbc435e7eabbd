import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { locales } from '@foyer/core/wire'
import { buildApp } from '../app.ts'
import { serverTest as test } from '../testing/server-test.ts'

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const themes = '<input value="light"/><input value="dark"/><input checked="" value="system"/>'
const place = '<div class="p" data-social-place=""></div>'
let webDir = ''

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'foyer-drawn-'))
  await writeFile(join(webDir, 'index.html'), 'empty')
  for (const locale of locales) {
    const folder = join(webDir, 'prerendered', locale)
    await mkdir(folder, { recursive: true })
    for (const file of ['home', 'sign-in']) {
      const text = `<html lang="${locale}" data-social-places="4">${file} ${locale} ${place.repeat(4)}${themes}</html>`
      await writeFile(join(folder, `${file}.html`), text)
    }
  }
  const pages = { files: { '/': 'home', '/sign-in': 'sign-in' }, paths: ['*'] }
  await writeFile(join(webDir, 'prerendered/pages.json'), JSON.stringify(pages))
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

describe('a page that the build has drawn', () => {
  test.for([
    ['/', 'de-AT,de;q=0.9,en;q=0.8', '', 'home de-DE'],
    ['/sign-in', 'zh;q=0.9,ar-EG;q=0.5', '', 'sign-in ar-XX'],
    ['/sign-in/?next=1', 'fr', 'foyer-locale=ja-JP', 'sign-in ja-JP'],
    ['/sign-in', 'fr', 'foyer-locale=tlh', 'sign-in fr'],
    ['/sign-in', '', '', 'sign-in en-001'],
    ['/sign-in', 'es', 'foyer-session=', 'sign-in es'],
    ['/sign-in', 'es', `foyer-session=${'a'.repeat(43)}`, 'empty'],
    ['/account', 'de', '', 'empty'],
    ['/sign-in/x', 'de', '', 'empty'],
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
    ['dark', '<input value="light"/><input checked="" value="dark"/><input value="system"/>'],
    ['light', '<input checked="" value="light"/><input value="dark"/><input value="system"/>'],
  ])('has the chosen theme, and says so in the row of themes: %s', async ([theme, row], { start }) => {
    const headers = { ...html, cookie: `foyer-theme=${theme}` }
    const { text } = await (await start({ webDir })).open().request({ url: '/', headers })
    expect(text).toContain(`<html data-theme="${theme}" lang="en-001"`)
    expect(text).toContain(row)
  })

  test('has nothing else of a cookie in it', async ({ start }) => {
    const headers = { ...html, cookie: 'foyer-theme="><script>; foyer-locale=../../x' }
    const { text } = await (await start({ webDir })).open().request({ url: '/', headers })
    expect(text).toContain('<html lang="en-001"')
    expect(text).not.toMatch(/script|data-theme/)
  })

  test('keeps no place where there is no social sign-in', async ({ start }) => {
    const { text } = await (await start({ webDir })).open().request({ url: '/sign-in', headers: html })
    expect(text).toContain('data-social-places="0"')
    expect(text).not.toContain(place)
  })

  test.for([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('goes out compressed for %j: %s', async ([accepted, encoding, open], { start }) => {
    const { context } = await start({ webDir })
    const app = await buildApp(context)
    const answer = await app.inject({ url: '/sign-in', headers: { ...html, 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(open(answer.rawPayload).toString()).toContain('sign-in en-001')
    await app.close()
  })

  test('is not sent again to a browser that has it', async ({ start }) => {
    const browser = (await start({ webDir })).open()
    const first = await browser.request({ url: '/sign-in', headers: html })
    const again = { ...html, 'if-none-match': String(first.headers['etag']) }
    const second = await browser.request({ url: '/sign-in', headers: again })
    expect(second).toMatchObject({ status: 304, text: '' })
    const dark = await browser.request({ url: '/sign-in', headers: { ...again, cookie: 'foyer-theme=dark' } })
    expect(dark.status).toBe(200)
  })

  test('is not to be had by the name of its file', async ({ start }) => {
    const url = '/prerendered/de-DE/sign-in.html'
    const { text } = await (await start({ webDir })).open().request({ url, headers: html })
    expect(text).toBe('empty')
  })
})
