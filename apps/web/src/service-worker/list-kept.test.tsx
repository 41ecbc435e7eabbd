import { expect, it } from 'vitest'
import { locales, type Locale } from '@foyer/core/wire'
import { listKept, listMessages } from './list-kept.ts'

const messages = Object.fromEntries(locales.map((lang) => [lang, [`/assets/${lang}.js`]])) as Record<
  Locale,
  string[]
>

it.each([
  ['English and those of the browser', ['zh-HK', 'en'], ['en-001', 'zh-Hant']],
  ['English once', ['en-GB', 'fr'], ['en-001']],
  ['English alone if none of the browser’s is supported', ['tlh'], ['en-001']],
])('keeps for offline use, of all languages, %s', (_name, wishes, kept) => {
  expect(listKept({ files: ['/assets/index.js'], messages }, wishes)).toEqual([
    '/assets/index.js',
    ...kept.map((lang) => `/assets/${lang}.js`),
  ])
})

it.each([
  ['he', 'he'],
  ['zh-Hant', 'zh-Hant'],
  ['nonsense', 'en-001'],
])('keeps for a page in %s the messages of %s', (said, lang) => {
  expect(listMessages({ files: [], messages }, [said])).toEqual([`/assets/${lang}.js`])
})
