import { expect, it } from 'vitest'
import { locales, type Locale } from '@foyer/core/wire'
import { listPrecachedFiles, listMessages } from './list-precached-files.ts'

const messages = Object.fromEntries(locales.map((lang) => [lang, [`/assets/${lang}.js`]])) as Record<
  Locale,
  string[]
>

it.each([
  ['English and those of the browser', ['zh-HK', 'en'], ['en-001', 'zh-Hant']],
  ['English once', ['en-GB', 'fr'], ['en-001']],
  ['English alone if none of the browser’s is supported', ['tlh'], ['en-001']],
])('keeps for offline use, of all languages, %s', (_name, languages, cachedLangs) => {
  expect(listPrecachedFiles({ files: ['/assets/index.js'], messages }, languages)).toEqual([
    '/assets/index.js',
    ...cachedLangs.map((lang) => `/assets/${lang}.js`),
  ])
})

it.each([
  ['he', 'he'],
  ['zh-Hant', 'zh-Hant'],
  ['nonsense', 'en-001'],
])('keeps for a page in %s the messages of %s', (pageLang, lang) => {
  expect(listMessages({ files: [], messages }, [pageLang])).toEqual([`/assets/${lang}.js`])
})
