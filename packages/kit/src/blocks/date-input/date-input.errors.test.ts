import { createDateRecipe } from '@foyer/core/mask'
import { validate, type Validator } from '@foyer/core/validators'
import { expect, it, onTestFinished } from 'vitest'
import { createKitTranslate } from '../../messages/messages.ts'
import { kit, validation } from '@foyer/core/messages/en-001'
import { formatDay, formatMonth } from './format-date.ts'
import { checkDateBounds, dateBlockPart, dateValidators, describeDateProblem } from './date-input.model.ts'
import { findDateProblem } from './testing/date-edits.ts'

const translate = createKitTranslate({ ...kit, ...validation })

const bounds = {
  order: 'dmy',
  separator: '/',
  locale: 'en-001',
  min: '1900-01-01',
  max: '2026-11-20',
} as const

// R5.21
it.each([
  ['05/03', 'Enter the full date: dd/mm/yyyy'],
  ['05/13', 'There is no month 13. Months go from 1 to 12'],
  ['31/13/1990', 'There is no month 13. Months go from 1 to 12'],
  ['12/31/1990', 'There is no month 31. If you mean 31 December 1990, enter 31/12/1990'],
  ['32/01/1990', 'There is no day 32. Days go from 1 to 31'],
  ['31/04', 'There are only 30\u00A0days in April'],
  ['31/02/2026', 'There are only 28\u00A0days in February 2026'],
  ['005/03/1990', 'There is no day 005. Days go from 1 to 31'],
  ['31/04/0900', 'There are only 30\u00A0days in April 900'],
  ['05/03/0000', 'There is no year 0. Years go from 1 to 9999'],
  ['05/03/90', 'Enter a four-digit year, such as 1990'],
  ['05/03/19901', 'Enter a four-digit year, such as 1990'],
  ['05/03/1990/7', 'This date does not exist. Check the day, the month and the year'],
  ['31/12/1899', 'Enter 01/01/1900 or a later date'],
  ['21/11/2026', 'Enter 20/11/2026 or an earlier date'],
  ['01/01/1900', null],
  ['20/11/2026', null],
  ['', null],
])('says what to do about %s', (shown, message) => {
  const problem = findDateProblem(shown, bounds)
  expect(problem && describeDateProblem(problem, bounds, translate)).toBe(message)
})

// R5.20
it('gives the form’s own reason why a day is out of bounds', () => {
  const rules = { ...bounds, minMessage: 'Check the year', maxMessage: 'You must be 18 or older' }
  const describe = (shown: string) => {
    const problem = findDateProblem(shown, rules)
    return problem && describeDateProblem(problem, rules, translate)
  }
  expect([describe('31/12/1899'), describe('21/11/2026')]).toEqual([
    'Check the year',
    'You must be 18 or older',
  ])
})

it('says the format, the bounds and the months as the locale writes them', () => {
  const rules = { ...bounds, separator: '.', locale: 'de-DE' } as const
  const describe = (shown: string) => {
    const problem = findDateProblem(shown, rules)
    return problem && describeDateProblem(problem, rules, translate)
  }
  expect(['05.03', '30.02', '31.12.1899', '12.31.1990'].map(describe)).toEqual([
    'Enter the full date: dd.mm.yyyy',
    'There are only 29\u00A0days in Februar',
    'Enter 01.01.1900 or a later date',
    'There is no month 31. If you mean 31. Dezember 1990, enter 31.12.1990',
  ])
})

it.each([
  ['en-001', '1 February 1990'],
  ['de-DE', '1. Februar 1990'],
  ['ru-RU', '1 февраля 1990 г.'],
  ['ar-XX', '1 فبراير 1990'],
  ['ar-SA', '1 فبراير 1990'],
  ['th', '1 กุมภาพันธ์ ค.ศ. 1990'],
  ['ja-JP', '1990年2月1日'],
  ['ko-KR', '1990년 2월 1일'],
])(
  'writes the day that it understood in the language of %s, in the Gregorian calendar',
  (locale, message) => {
    expect(formatDay('1990-02-01', locale)).toBe(message)
  },
)

it.each(['Pacific/Honolulu', 'Asia/Tokyo'])('writes the same day and month in the time zone %s', (zone) => {
  const { TZ } = process.env
  onTestFinished(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })
  process.env['TZ'] = zone
  expect([
    formatDay('1990-02-01', 'en-001'),
    formatMonth(1990, 2, 'en-001'),
    formatMonth(null, 2, 'en-001'),
  ]).toEqual(['1 February 1990', 'February 1990', 'February'])
})

// R4.35
it('adds its own validators behind those of the caller, unless they have them', () => {
  const required = { type: 'required', message: 'Fill it in' } as const
  const date = { type: 'date', message: 'My message' } as const
  const inner = [
    { type: 'required', lazy: true, ifBegun: true },
    { type: 'date', lazy: true },
  ] as const
  expect(dateValidators([])).toEqual(inner)
  expect(dateValidators([required])).toEqual([required, inner[1]])
  expect(dateValidators([date])).toEqual([date, inner[0]])
  expect(dateValidators([required, date])).toEqual([required, date])
})

/** The first message for a text in a field with these validators. */
function describeDate(shown: string, validators: readonly Validator[]): string | undefined {
  const { value, date } = createDateRecipe('dmy', '/').read(shown)
  return validate(value, dateValidators(validators), translate, dateBlockPart(date, bounds, translate))[0]
    ?.message
}

// R4.35, R5.21
it.each<[string, readonly Validator[], string, string | undefined]>([
  ['half a date', [], '05/03', 'Enter the full date: dd/mm/yyyy'],
  ['half a date', [{ type: 'required', message: 'Fill it in' }], '05/03', 'Enter the full date: dd/mm/yyyy'],
  ['half a date', [{ type: 'date', message: 'My own' }], '05/03', 'My own'],
  ['no date', [{ type: 'required', message: 'Fill it in' }], '', 'Fill it in'],
  ['no date', [], '', undefined],
  ['a wrong date', [{ type: 'required' }], '31/04', 'There are only 30\u00A0days in April'],
  ['a wrong date', [{ type: 'date' }], '31/04', 'There are only 30\u00A0days in April'],
  ['a wrong date', [{ type: 'date', message: 'My own' }], '31/04', 'My own'],
  ['a date', [{ type: 'required' }], '05/03/1990', undefined],
])('says what is wrong with %s, given the validators %o: %s', (_case, validators, shown, message) => {
  expect(describeDate(shown, validators)).toBe(message)
})

// R3.55
it.each([
  [{ min: '1900-1-1' }, 'The min of the date field "born" is "1900-1-1". Give a real day as yyyy-mm-dd.'],
  [{ max: '2026-02-30' }, 'The max of the date field "born" is "2026-02-30". Give a real day as yyyy-mm-dd.'],
  [{ max: '' }, 'The max of the date field "born" is "". Give a real day as yyyy-mm-dd.'],
  [
    { min: '2026-01-01', max: '1900-01-01' },
    'The date field "born" begins on 2026-01-01 and ends on 1900-01-01: swap min and max.',
  ],
])('refuses bounds that are no real days, or in the wrong order: %o', (invalidBounds, message) => {
  expect(() => checkDateBounds('born', invalidBounds)).toThrow(new TypeError(message))
})

it('accepts bounds of a single day, and no bounds', () => {
  expect(() => checkDateBounds('born', { min: '2024-02-29', max: '2024-02-29' })).not.toThrow()
  expect(() => checkDateBounds('born', {})).not.toThrow()
})
