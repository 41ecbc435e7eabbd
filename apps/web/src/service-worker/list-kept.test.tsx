import { expect, it } from 'vitest'
import { locales, type Locale } from '@foyer/core/wire'
import { listKept, listMessages } from './list-kept.ts'

const messages = Object.fromEntries(locales.map((lang) => [lang, [`/assets/${lang}.js`]])) as Record<
  Locale,
  string[]
>

it.each([
  ['what the browser asks for', ['zh-HK', 'en'], ['en-001', 'zh-Hant']],
  ['English once', ['en-GB', 'fr'], ['en-001']],
  ['English alone where nothing is spoken', ['tlh'], ['en-001']],
])('keeps for when there is no network, of all languages, %s', (_name, wishes, kept) => {
  expect(listKept({ files: ['/assets/index.js'], messages }, wishes)).toEqual([
    '/assets/index.js',
    ...kept.map((lang) => `/assets/${lang}.js`),
  ])
})

it.each([
  ['he', 'he'],
  ['zh-Hant', 'zh-Hant'],
  ['nonsense', 'en-001'],
])('keeps, of a page that says it is in %s, the messages of %s', (said, lang) => {
  expect(listMessages({ files: [], messages }, [said])).toEqual([`/assets/${lang}.js`])
})
