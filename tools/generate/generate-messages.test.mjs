// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listFiles } from '../run/list-files.mjs'
import { readText, root } from '../run/programs.mjs'
import { writeMessages } from './generate-messages.mjs'
import { readLocaleRows } from './locale-modules.mjs'
import { readCatalogue } from './message-catalogues.mjs'

/** @param {import('./generate-messages.mjs').Source} [source] */
function generate(source) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const paths = writeMessages(folder, source)
  return { folder, paths, read: (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8') }
}

it('the committed files are what a fresh run writes: `node tools/generate/generate-messages.mjs`', () => {
  const { paths, read } = generate()
  expect(paths.filter((path) => read(path) !== readText(path))).toEqual([])
  const folders = ['packages/core/src/generated/messages', 'packages/core/src/generated/locales']
  const files = folders.flatMap((folder) => listFiles(root + folder).map((file) => `${folder}/${file}`))
  expect(files.filter((file) => !paths.includes(file))).toEqual([])
})

it('a new language needs only a catalogue and a row', async () => {
  // A few other languages are enough.
  const otherLocales = Object.entries(readLocaleRows()).filter(([locale]) =>
    ['en-001', 'pl', 'pt-BR', 'vi'].includes(locale),
  )
  const { folder, read } = generate({
    rows: { ...Object.fromEntries(otherLocales), 'sr-Latn': { name: 'Srpski' } },
    read: (locale) => readCatalogue(locale === 'sr-Latn' ? 'pl' : locale),
  })
  const load = (/** @type {string} */ file) => import(join(folder, 'packages/core/src/generated', file))
  const { locales } = await load('locales/locales.ts')
  expect(locales.at(-1)).toBe('sr-Latn')
  const { localeNames } = await load('locales/locale-names.ts')
  expect(Object.values(localeNames).join(' ')).toContain('Português (Brasil) Srpski Tiếng Việt')
  const { captchaLocales, recaptchaLocales } = await load('locales/captcha-locales.ts')
  expect([captchaLocales['sr-Latn'], recaptchaLocales['sr-Latn']]).toEqual(['eng', 'sr'])
  const { catalogues } = await load('messages/catalogues.ts')
  expect(catalogues['sr-Latn'].web.language_label).toBe(catalogues.pl.web.language_label)
  for (const group of ['app', 'account', 'checkout', 'samples', 'analytics']) {
    const { loaders } = await load(`messages/loaders/${group}.ts`)
    const messages = await loaders['sr-Latn']()
    expect(Object.keys(messages)).toEqual(Object.keys(await loaders.pl()))
  }
  const { exports } = JSON.parse(read('packages/core/package.json'))
  expect(exports['./messages/sr-Latn'].default).toBe('./dist/generated/messages/sr-Latn/index.js')
  expect(read('docs/kit.md')).toContain('`sr-Latn` Srpski')
})
