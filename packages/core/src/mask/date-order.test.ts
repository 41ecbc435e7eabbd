import { expect, it } from 'vitest'
import { locales } from '../wire/locales/locales.ts'
import { dateOrderOf, dateSeparatorOf } from './date-order.ts'

// R5.18
it.each([
  ['en-001', 'dmy'],
  ['ru-RU', 'dmy'],
  ['ar-XX', 'dmy'],
  ['ja-JP', 'ymd'],
  ['ko', 'ymd'],
  ['zh_TW', 'ymd'],
  ['ZH', 'ymd'],
  ['kok', 'dmy'],
  ['zh-Hans', 'ymd'],
  ['zh-Hant', 'ymd'],
  ['jam', 'dmy'],
  ['', 'dmy'],
])('knows the order of %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order)
})

const others =
  'az ba be bg bs cs da et fi fo he hr hu hy is ka kk ku lb lv mk nb nn no os ro sk sl sq sr tk tt uk nl-BE nl_BE NL FI'

// R5.18
it.each([...locales, ...others.split(' ')])(
  'puts between the numbers what the short dates of %s have there',
  (locale) => {
    const parts = new Intl.DateTimeFormat(locale.replace('_', '-'), {
      dateStyle: 'short',
      timeZone: 'UTC',
    }).formatToParts(0)
    const sign = parts.find(({ type: kind }) => kind === 'literal')?.value.replaceAll(/[\s\u200f]/g, '')
    expect(dateSeparatorOf(locale)).toBe(sign)
  },
)
