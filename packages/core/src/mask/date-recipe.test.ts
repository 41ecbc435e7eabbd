import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDateRecipe } from './date-recipe.ts'
import { dateOrderOf, type DateOrder } from './date-order.ts'
import type { TextState } from './mask-recipe.ts'

/** A bar is the caret; without one it is at the end. */
function read(marked: string): TextState {
  const caret = marked.indexOf('|')
  return { text: marked.replace('|', ''), caret: caret < 0 ? marked.length : caret }
}

const mark = ({ text, caret }: TextState): string => `${text.slice(0, caret)}|${text.slice(caret)}`

it.each([
  ['en-001', 'dmy'],
  ['ru-RU', 'dmy'],
  ['ar-XX', 'dmy'],
  ['ja-JP', 'ymd'],
  ['ko', 'ymd'],
  ['jam', 'dmy'],
  ['', 'dmy'],
])('knows the order of %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order)
})

it.each<[string, DateOrder, string, string]>([
  ['nothing', 'dmy', '', '|'],
  ['the slashes come by themselves', 'dmy', '05031990', '05/03/1990|'],
  ['one behind the digit that needs it', 'dmy', '050', '05/0|'],
  ['a typed slash stays', 'dmy', '05/', '05/|'],
  ['two slashes are one', 'dmy', '05//', '05/|'],
  ['a separator makes a short day whole', 'dmy', '5.', '05/|'],
  ['dots', 'dmy', '5.3.1990', '05/03/1990|'],
  ['slashes', 'dmy', '5/3/1990', '05/03/1990|'],
  ['ISO', 'dmy', '1990-03-05', '05/03/1990|'],
  ['ISO with a time of day', 'dmy', '1990-03-05T00:00:00.000Z', '05/03/1990|'],
  ['a Japanese date', 'dmy', '1990年3月5日', '05/03/1990|'],
  ['year first', 'ymd', '19900305', '1990/03/05|'],
  ['a Japanese date where the year comes first', 'ymd', '1990年3月5日', '1990/03/05|'],
  ['day first where the year comes first', 'ymd', '5.3.1990', '1990/03/05|'],
  ['full-width digits', 'dmy', '０５／０３／１９９０', '05/03/1990|'],
  ['Persian digits', 'ymd', '۱۹۹۰/۰۳/۰۵', '1990/03/05|'],
  ['a day that does not exist stays', 'dmy', '31/02/2026', '31/02/2026|'],
  ['a year of five digits stays', 'dmy', '05/03/19901', '05/03/19901|'],
  ['a year of two digits stays', 'dmy', '5/3/90', '05/03/90|'],
  ['a fourth number stays', 'dmy', '5.3.1990 7', '05/03/1990/7|'],
  ['two numbers run together', 'dmy', '0503/1990', '05/03/1990|'],
  ['a whole date and a dot', 'dmy', '05031990.', '05/03/1990|'],
  ['words around it', 'dmy', 'born 5.3.1990.', '05/03/1990|'],
  ['a digit more in the middle moves no other', 'dmy', '19|2/03/1990', '19|2/03/1990'],
  ['a digit less in the middle moves no other', 'dmy', '1|/03/1990', '1|/03/1990'],
  ['a day that is gone leaves its place', 'dmy', '|/03/1990', '|/03/1990'],
  ['a month that is gone leaves its place', 'dmy', '12/|/1990', '12/|/1990'],
  ['day and month that are gone leave their places', 'dmy', '|//1990', '|//1990'],
  ['a date that is gone leaves nothing', 'dmy', '|//', '|'],
  ['a short day is whole once the caret is elsewhere', 'dmy', '1/03/19|', '01/03/19|'],
  ['the year is being edited', 'dmy', '1990|/3/5', '1990|/3/5'],
])('shows a date as it was meant: %s', (_name, order, typed, shown) => {
  expect(mark(createDateRecipe(order).format(read(typed)))).toBe(shown)
})

it.each<[DateOrder, string, string]>([
  ['dmy', '05/03/1990', '1990-03-05'],
  ['dmy', '5/03/1990', '1990-03-05'],
  ['ymd', '1990/03/05', '1990-03-05'],
  ['dmy', '05/03/199', ''],
  ['dmy', '31/02/2026', ''],
  ['dmy', '', ''],
])('gives the model ISO, and nothing before there is a real date: %s %s', (order, shown, value) => {
  expect(createDateRecipe(order).parse(shown)).toBe(value)
})

const order = fc.constantFrom<DateOrder>('dmy', 'ymd')
const signs = fc.constantFrom(...Array.from('0123456789/.- T:年٣'))
const state = fc
  .tuple(fc.string({ unit: signs, maxLength: 16 }), fc.nat(16))
  .map(([text, caret]) => ({ text, caret: Math.min(caret, text.length) }))

describe('every date', () => {
  it('is shown the same when it is formatted again', () => {
    fc.assert(
      fc.property(order, state, (either, typed) => {
        const { format } = createDateRecipe(either)
        const shown = format(typed)
        expect(format(shown)).toEqual(shown)
      }),
    )
  })

  it('keeps the caret inside the text', () => {
    fc.assert(
      fc.property(order, fc.string({ unit: 'grapheme' }), fc.nat(12), (either, text, caret) => {
        const shown = createDateRecipe(either).format({ text, caret: Math.min(caret, text.length) })
        expect(shown.caret).toBeGreaterThanOrEqual(0)
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length)
      }),
    )
  })

  it('has every typed digit, in its order, and no other', () => {
    fc.assert(
      fc.property(order, fc.stringMatching(/^\d{0,12}$/), fc.nat(12), (either, text, caret) => {
        const shown = createDateRecipe(either).format({ text, caret: Math.min(caret, text.length) })
        expect(shown.text.replaceAll('/', '')).toBe(text)
      }),
    )
  })

  it('comes to the same typed key by key and pasted whole', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    const separator = fc.constantFrom('', '/', '.', '-', ' ')
    fc.assert(
      fc.property(order, day, separator, (either, date, between) => {
        const iso = date.toISOString().slice(0, 10)
        const parts = either === 'dmy' ? iso.split('-').toReversed() : iso.split('-')
        const text = parts.join(between)
        const { format, parse } = createDateRecipe(either)
        let shown: TextState = { text: '', caret: 0 }
        for (const key of text) shown = format({ text: shown.text + key, caret: shown.caret + 1 })
        expect(shown).toEqual(format({ text, caret: text.length }))
        expect(parse(shown.text)).toBe(iso)
      }),
    )
  })
})
