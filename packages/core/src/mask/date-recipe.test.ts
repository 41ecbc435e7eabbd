import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAsciiDigits } from './ascii-digits.ts'
import { createDateRecipe } from './date-recipe.ts'
import type { DateOrder, DateSeparator } from './date-order.ts'
import type { TextState } from './mask-recipe.ts'

/** A bar is the caret; without one it is at the end. */
function read(marked: string): TextState {
  const caret = marked.indexOf('|')
  return { text: marked.replace('|', ''), caret: caret < 0 ? marked.length : caret }
}

const mark = ({ text, caret }: TextState): string => `${text.slice(0, caret)}|${text.slice(caret)}`

// R5.18
it.each<[string, DateOrder, string, string]>([
  ['nothing', 'dmy', '', '|'],
  ['the slashes come by themselves', 'dmy', '05031990', '05/03/1990|'],
  ['a slash comes only with the digit that needs it', 'dmy', '050', '05/0|'],
  ['a typed slash stays', 'dmy', '05/', '05/|'],
  ['two slashes become one', 'dmy', '05//', '05/|'],
  ['a separator completes a one-digit day with a zero', 'dmy', '5.', '05/|'],
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
  ['a fourth number behind ISO stays', 'dmy', '1990/3/5/7', '1990/03/5/7|'],
  ['a fourth number before ISO stays', 'dmy', '7/1990/3/5', '07/1990/3/5|'],
  ['a fourth number stays where the year comes first', 'ymd', '5/3/1990/7', '5/03/1990/7|'],
  ['a number of three digits is no part of ISO', 'dmy', '1990/103/5', '1990/103/5|'],
  ['a number of three digits is no part of a date with the day first', 'ymd', '5/103/1990', '5/103/1990|'],
  ['a short year gets no zero', 'ymd', '1/2/3', '1/02/3|'],
  ['a year of two digits starts no other year', 'ymd', '19/90/', '19/90/|'],
  ['two numbers run together', 'dmy', '0503/1990', '05/03/1990|'],
  ['a whole date and a dot', 'dmy', '05031990.', '05/03/1990|'],
  ['words around it', 'dmy', 'born 5.3.1990.', '05/03/1990|'],
  ['an extra digit in the middle moves no other digit', 'dmy', '19|2/03/1990', '19|2/03/1990'],
  ['a digit removed from the middle moves no other digit', 'dmy', '1|/03/1990', '1|/03/1990'],
  ['an extra digit in an incomplete date moves no other digit', 'dmy', '19|2/03', '19|2/03'],
  ['an extra digit behind the day moves no other digit', 'dmy', '192|/03', '192|/03'],
  ['the month is being edited', 'dmy', '05/0|3/1990', '05/0|3/1990'],
  ['the start of a year is being edited', 'dmy', '1|9/90-', '1|9/90/'],
  ['a deleted day leaves its place empty', 'dmy', '|/03/1990', '|/03/1990'],
  ['a deleted month leaves its place empty', 'dmy', '12/|/1990', '12/|/1990'],
  ['a deleted day and month leave their places empty', 'dmy', '|//1990', '|//1990'],
  ['a deleted year is not filled from the other numbers', 'ymd', '//1990', '//1990|'],
  ['a deleted date leaves no separators', 'dmy', '|//', '|'],
  ['a one-digit day gets its zero once the caret is elsewhere', 'dmy', '1/03/19|', '01/03/19|'],
  ['the year is being edited', 'dmy', '1990|/3/5', '1990|/3/5'],
])('shows a date as it was meant: %s', (_name, order, typed, shown) => {
  expect(mark(createDateRecipe(order).format(read(typed)))).toBe(shown)
})

/** Types key by key, each at the caret, and lists the text after each. */
function type(order: DateOrder, keys: string, separator: DateSeparator = '/'): string[] {
  const { format } = createDateRecipe(order, separator)
  let state: TextState = { text: '', caret: 0 }
  return Array.from(keys, (key) => {
    const { text, caret } = state
    state = format({ text: text.slice(0, caret) + key + text.slice(caret), caret: caret + key.length })
    return state.text
  })
}

// R5.18
it.each([
  ['1990-02-01', '1990-', '1990-02-', '01/02/1990'],
  ['1990/02/01', '1990-', '1990-02-', '01/02/1990'],
  ['1990.2.01', '1990-', '1990-02-', '01/02/1990'],
  ['1990－02－01', '1990-', '1990-02-', '01/02/1990'],
  ['2000-12-31', '2000-', '2000-12-', '31/12/2000'],
  ['2031-12-31', '2031-', '2031-12-', '31/12/2031'],
  ['2005-02-01', '20/05/', '2005-02-', '01/02/2005'],
  ['1912-2-01', '19/12/', '1912-02-', '01/02/1912'],
  ['1913.02.01', '1913-', '1913-02-', '01/02/1913'],
  ['2050/02/01', '2050-', '2050-02-', '01/02/2050'],
  ['1399-12-31', '1399-', '1399-12-', '31/12/1399'],
])('understands an ISO date typed key by key where the day comes first: %s', (keys, year, month, whole) => {
  const shown = type('dmy', keys)
  expect([shown[4], shown.find((text) => text === month), shown.at(-1)]).toEqual([year, month, whole])
})

it.each([
  ['a day and a month with hyphens', '19-05-1990', '19/05/1990'],
  ['a day and a month with slashes behind both', '1905/1990', '19/05/1990'],
  ['a month before a day', '12/31/1990', '12/31/1990'],
  ['a month before a day, with a hyphen behind', '12/31-1990', '12/31/1990'],
  ['a year of two digits', '20/05/99-', '20/05/99'],
  ['ISO whose day is still one digit', '1990-02-1', '1990-02-1'],
])('does not reorder a date that is not ISO, or not complete: %s', (_name, keys, shown) => {
  expect(type('dmy', keys).at(-1)).toBe(shown)
})

describe.each(['.', '-'] as const)('where a locale writes dates with %j', (sign) => {
  it.each([
    ['digits', '05031990'],
    ['slashes', '5/3/1990'],
    ['hyphens', '5-3-1990'],
    ['dots', '5.3.1990'],
    ['ISO', '1990-03-05'],
    ['ISO of a year that may be a day and a month', '2005-03-05', '05 03 2005'],
    ['a day before a month that does not exist', sign === '-' ? '31-13-1990' : '31/13/1990', '31 13 1990'],
  ])('shows that separator, whatever is typed: %s', (_name, keys, numbers = '05 03 1990') => {
    const shown = numbers.replaceAll(' ', sign)
    expect(type('dmy', keys, sign).at(-1)).toBe(shown)
    const pasted = { text: keys, caret: keys.length }
    expect(createDateRecipe('dmy', sign).format(pasted).text).toBe(shown)
    const value = numbers.includes('13') ? '' : numbers.split(' ').toReversed().join('-')
    expect(createDateRecipe('dmy', sign).read(shown).value).toBe(value)
  })
})

it.each(['.', '-'] as const)(
  'keeps the other numbers where they are when one between %j is deleted',
  (sign) => {
    const { format } = createDateRecipe('dmy', sign)
    for (const text of ['|/03/1990', '12/|/1990', '|//1990', '12/03/|']) {
      const marked = text.replaceAll('/', sign)
      expect(mark(format(read(marked)))).toBe(marked)
    }
  },
)

const order = fc.constantFrom<DateOrder>('dmy', 'ymd')
const separators = fc.constantFrom<DateSeparator>('/', '.', '-')
const signs = fc.constantFrom(...Array.from('0123456789/.- T:年٣'))
const state = fc
  .tuple(fc.string({ unit: signs, maxLength: 16 }), fc.nat(16))
  .map(([text, caret]) => ({ text, caret: Math.min(caret, text.length) }))

describe('every date', () => {
  it('is shown the same when it is formatted again', () => {
    fc.assert(
      fc.property(order, separators, state, (either, sign, typed) => {
        const { format } = createDateRecipe(either, sign)
        const shown = format(typed)
        expect(format(shown)).toEqual(shown)
      }),
      // Looks like an ISO date only once it is shown.
      { examples: [['dmy', '-', { text: '0000T0-0T0', caret: 9 }]] },
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

  it('shows every typed digit in order, and no other', () => {
    fc.assert(
      fc.property(order, fc.stringMatching(/^\d{0,12}$/), fc.nat(12), (either, text, caret) => {
        const shown = createDateRecipe(either).format({ text, caret: Math.min(caret, text.length) })
        expect(shown.text.replaceAll('/', '')).toBe(text)
      }),
    )
  })

  it('loses no digit except zeros, whatever stands between the numbers', () => {
    const digitsOf = (text: string): string[] => toAsciiDigits(text).match(/[1-9]/g)?.toSorted() ?? []
    fc.assert(
      fc.property(order, separators, state, (either, sign, { text, caret }) => {
        const typed = { text: text.replaceAll('T', ' '), caret }
        expect(digitsOf(createDateRecipe(either, sign).format(typed).text)).toEqual(digitsOf(typed.text))
      }),
    )
  })

  it('gives the same result whether typed key by key or pasted whole', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    const separator = fc.constantFrom('', '/', '.', '-', ' ')
    fc.assert(
      fc.property(order, separators, day, separator, (either, sign, date, between) => {
        const iso = date.toISOString().slice(0, 10)
        const parts = either === 'dmy' ? iso.split('-').toReversed() : iso.split('-')
        const text = parts.join(between)
        const { format, read } = createDateRecipe(either, sign)
        let shown: TextState = { text: '', caret: 0 }
        for (const key of text) shown = format({ text: shown.text + key, caret: shown.caret + 1 })
        expect(shown).toEqual(format({ text, caret: text.length }))
        expect(read(shown.text).value).toBe(iso)
      }),
    )
  })
})
