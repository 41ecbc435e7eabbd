import { createDateRecipe, dateOrderOf, type DateOrder, type TextState } from '@foyer/core/mask'
import { describe, expect, it } from 'vitest'
import { createKitTranslate } from '../../messages/messages.ts'
import { kit, validation } from '@foyer/core/messages/en-001'
import { checkDateBounds, dateValidators, describeDateProblem, findDateProblem } from './date-input.model.ts'

/** What a person gives, what the input shows, and the model's value or what is wrong. */
type Row = readonly [given: string, shown: string, outcome: string]

const dayFirst: readonly Row[] = [
  ['05031990', '05/03/1990', '1990-03-05'],
  ['5/3/1990', '05/03/1990', '1990-03-05'],
  ['5.3.1990', '05/03/1990', '1990-03-05'],
  ['5-3-1990', '05/03/1990', '1990-03-05'],
  ['5_3_1990', '05/03/1990', '1990-03-05'],
  ['05/03/1990', '05/03/1990', '1990-03-05'],
  ['0503/1990', '05/03/1990', '1990-03-05'],
  ['05.03.1990', '05/03/1990', '1990-03-05'],
  ['05/3/1990', '05/03/1990', '1990-03-05'],
  ['5/03/1990', '05/03/1990', '1990-03-05'],
  ['5,3,1990', '05/03/1990', '1990-03-05'],
  ['05//03//1990', '05/03/1990', '1990-03-05'],
  ['01011900', '01/01/1900', '1900-01-01'],
  ['01010001', '01/01/0001', '0001-01-01'],
  ['31129999', '31/12/9999', '9999-12-31'],
  ['1.1.1', '01/01/1', 'incomplete'],
  ['31012026', '31/01/2026', '2026-01-31'],
  ['28022026', '28/02/2026', '2026-02-28'],
  ['31032026', '31/03/2026', '2026-03-31'],
  ['30042026', '30/04/2026', '2026-04-30'],
  ['31052026', '31/05/2026', '2026-05-31'],
  ['30062026', '30/06/2026', '2026-06-30'],
  ['31072026', '31/07/2026', '2026-07-31'],
  ['31082026', '31/08/2026', '2026-08-31'],
  ['30092026', '30/09/2026', '2026-09-30'],
  ['31102026', '31/10/2026', '2026-10-31'],
  ['30112026', '30/11/2026', '2026-11-30'],
  ['31122026', '31/12/2026', '2026-12-31'],
  ['32012026', '32/01/2026', 'impossible'],
  ['29022026', '29/02/2026', 'impossible'],
  ['30022026', '30/02/2026', 'impossible'],
  ['31022026', '31/02/2026', 'impossible'],
  ['31042026', '31/04/2026', 'impossible'],
  ['31062026', '31/06/2026', 'impossible'],
  ['31092026', '31/09/2026', 'impossible'],
  ['31112026', '31/11/2026', 'impossible'],
  ['00012026', '00/01/2026', 'impossible'],
  ['01002026', '01/00/2026', 'impossible'],
  ['01132026', '01/13/2026', 'impossible'],
  ['12312026', '12/31/2026', 'impossible'],
  ['99999999', '99/99/9999', 'impossible'],
  ['01010000', '01/01/0000', 'impossible'],
  ['00000000', '00/00/0000', 'impossible'],
  ['29022024', '29/02/2024', '2024-02-29'],
  ['29022020', '29/02/2020', '2020-02-29'],
  ['29022000', '29/02/2000', '2000-02-29'],
  ['29021600', '29/02/1600', '1600-02-29'],
  ['29020004', '29/02/0004', '0004-02-29'],
  ['29021900', '29/02/1900', 'impossible'],
  ['29022100', '29/02/2100', 'impossible'],
  ['29021700', '29/02/1700', 'impossible'],
  ['29022023', '29/02/2023', 'impossible'],
  ['30022024', '30/02/2024', 'impossible'],
  ['29.2.2024', '29/02/2024', '2024-02-29'],
  ['29.2.2025', '29/02/2025', 'impossible'],
  ['5', '5', 'incomplete'],
  ['05', '05', 'incomplete'],
  ['5/', '05/', 'incomplete'],
  ['053', '05/3', 'incomplete'],
  ['0503', '05/03', 'incomplete'],
  ['05/03/', '05/03/', 'incomplete'],
  ['05031', '05/03/1', 'incomplete'],
  ['0503199', '05/03/199', 'incomplete'],
  ['5.3.90', '05/03/90', 'incomplete'],
  ['45', '45', 'incomplete'],
  ['0', '0', 'incomplete'],
  ['050319901', '05/03/19901', 'impossible'],
  ['05/03/19901', '05/03/19901', 'impossible'],
  ['０５０３１９９０', '05/03/1990', '1990-03-05'],
  ['٠٥٠٣١٩٩٠', '05/03/1990', '1990-03-05'],
  ['۰۵/۰۳/۱۹۹۰', '05/03/1990', '1990-03-05'],
  ['०५-०३-१९९०', '05/03/1990', '1990-03-05'],
  ['born05031990', '05/03/1990', '1990-03-05'],
  ['05031990.', '05/03/1990', '1990-03-05'],
  ['x', '', ''],
  ['/', '', ''],
  ['--', '', ''],
]

/** Whole dates in another order, and what only comes in one piece. */
const dayFirstPasted: readonly Row[] = [
  ['1990-03-05', '05/03/1990', '1990-03-05'],
  ['1990-3-5', '05/03/1990', '1990-03-05'],
  ['1990/03/05', '05/03/1990', '1990-03-05'],
  ['1990.03.05', '05/03/1990', '1990-03-05'],
  ['1990.03.05.', '05/03/1990', '1990-03-05'],
  ['1990年3月5日', '05/03/1990', '1990-03-05'],
  ['1990-03-05T00:00:00Z', '05/03/1990', '1990-03-05'],
  ['1990-03-05T23:59:59.999+09:00', '05/03/1990', '1990-03-05'],
  ['0001-01-01', '01/01/0001', '0001-01-01'],
  ['9999-12-31', '31/12/9999', '9999-12-31'],
  ['2024-02-29', '29/02/2024', '2024-02-29'],
  ['2026-02-31', '31/02/2026', 'impossible'],
  ['2026-13-01', '01/13/2026', 'impossible'],
  ['2026-00-01', '01/00/2026', 'impossible'],
  ['2026-01-00', '00/01/2026', 'impossible'],
  ['１９９０－０３－０５', '05/03/1990', '1990-03-05'],
  ['١٩٩٠-٠٣-٠٥', '05/03/1990', '1990-03-05'],
  ['105/03/1990', '105/03/1990', 'impossible'],
  ['05/103/1990', '05/103/1990', 'impossible'],
  ['05/03/1990/7', '05/03/1990/7', 'impossible'],
  ['12031/1990', '12/031/1990', 'impossible'],
]

const yearFirst: readonly Row[] = [
  ['19900305', '1990/03/05', '1990-03-05'],
  ['1990/3/5', '1990/03/5', '1990-03-05'],
  ['1990/03/05', '1990/03/05', '1990-03-05'],
  ['1990-03-05', '1990/03/05', '1990-03-05'],
  ['1990.3.5.', '1990/03/05', '1990-03-05'],
  ['1990年3月5日', '1990/03/05', '1990-03-05'],
  ['1990년3월5일', '1990/03/05', '1990-03-05'],
  ['1990-03-05x', '1990/03/05', '1990-03-05'],
  ['05.03.1990', '1990/03/05', '1990-03-05'],
  ['5/3/1990', '1990/03/05', '1990-03-05'],
  ['29.2.2024', '2024/02/29', '2024-02-29'],
  ['31.2.2026', '2026/02/31', 'impossible'],
  ['20240229', '2024/02/29', '2024-02-29'],
  ['20000229', '2000/02/29', '2000-02-29'],
  ['20230229', '2023/02/29', 'impossible'],
  ['19000229', '1900/02/29', 'impossible'],
  ['20260431', '2026/04/31', 'impossible'],
  ['20261301', '2026/13/01', 'impossible'],
  ['20260001', '2026/00/01', 'impossible'],
  ['20260100', '2026/01/00', 'impossible'],
  ['00000101', '0000/01/01', 'impossible'],
  ['00010101', '0001/01/01', '0001-01-01'],
  ['99991231', '9999/12/31', '9999-12-31'],
  ['1', '1', 'incomplete'],
  ['1990', '1990', 'incomplete'],
  ['1990/', '1990/', 'incomplete'],
  ['199003', '1990/03', 'incomplete'],
  ['1990/3/', '1990/03/', 'incomplete'],
  ['1990030', '1990/03/0', 'incomplete'],
  ['199003051', '1990/03/051', 'impossible'],
  ['１９９００３０５', '1990/03/05', '1990-03-05'],
  ['۱۹۹۰/۰۳/۰۵', '1990/03/05', '1990-03-05'],
  ['90/03/05', '90/03/05', 'incomplete'],
]

const yearFirstPasted: readonly Row[] = [
  ['1990-03-05T00:00:00Z', '1990/03/05', '1990-03-05'],
  ['5.3.1990x', '1990/03/05', '1990-03-05'],
]

function type(order: DateOrder, given: string): TextState {
  let state: TextState = { text: '', caret: 0 }
  for (const key of given)
    state = createDateRecipe(order).format({ text: state.text + key, caret: state.text.length + key.length })
  return state
}

function paste(order: DateOrder, given: string): TextState {
  return createDateRecipe(order).format({ text: given, caret: given.length })
}

const rows = [
  ...dayFirst.map((row) => ['typed', 'en-001', ...row] as const),
  ...[...dayFirst, ...dayFirstPasted].map((row) => ['pasted or filled in', 'en-001', ...row] as const),
  ...yearFirst.map((row) => ['typed', 'ja-JP', ...row] as const),
  ...[...yearFirst, ...yearFirstPasted].map((row) => ['pasted or filled in', 'ja-JP', ...row] as const),
]

describe('the date model', () => {
  it.each(rows)('changes no date in silence: %s, %s, %s', (way, locale, given, shown, outcome) => {
    const order = dateOrderOf(locale)
    const state = way === 'typed' ? type(order, given) : paste(order, given)
    const problem = findDateProblem(state.text, { order })
    expect([state.text, problem ?? createDateRecipe(order).parse(state.text)]).toEqual([shown, outcome])
    expect(state.caret).toBe(shown.length)
  })

  it('has a table of at least 200 dates', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
  })

  it.each(['en-001', 'ru-RU', 'ar-XX', 'es', 'de-DE', 'fr', 'ja-JP', 'ko-KR', 'pt-BR', 'id-ID', 'xx'])(
    'reads the same day back in the order of %s, typed and pasted',
    (locale) => {
      const order = dateOrderOf(locale)
      const { parse } = createDateRecipe(order)
      const given = order === 'dmy' ? '29022024' : '20240229'
      expect(parse(type(order, given).text)).toBe('2024-02-29')
      expect(parse(paste(order, '2024-02-29').text)).toBe('2024-02-29')
      expect(parse(paste(order, '29.2.2024').text)).toBe('2024-02-29')
    },
  )
})

const translate = createKitTranslate({ ...kit, ...validation })
const bounds = { order: 'dmy', min: '1900-01-01', max: '2026-11-20' } as const

it.each([
  ['05/03/19', 'Enter the whole date: dd/mm/yyyy'],
  ['31/02/2026', 'There is no such date. Check the day, the month and the year'],
  ['31/12/1899', 'Enter 01/01/1900 or a later date'],
  ['21/11/2026', 'Enter 20/11/2026 or an earlier date'],
  ['01/01/1900', null],
  ['20/11/2026', null],
  ['', null],
])('says what to do about %s', (shown, words) => {
  const problem = findDateProblem(shown, bounds)
  expect(problem && describeDateProblem(problem, bounds, translate)).toBe(words)
})

it('adds its own validator behind those of the caller, unless they have one', () => {
  const required = { type: 'required' } as const
  const own = { type: 'date', message: 'My words' } as const
  expect(dateValidators([required], 'Words')).toEqual([
    required,
    { type: 'date', lazy: true, message: 'Words' },
  ])
  expect(dateValidators([own], 'Words')).toEqual([own])
})

it('says what is wrong with the date in its own words where the validator of the caller has none', () => {
  const plain = { type: 'date', lazy: true } as const
  expect(dateValidators([plain], 'Words')).toEqual([{ ...plain, message: 'Words' }])
})

it.each([
  [{ min: '1900-1-1' }, 'The min of the date field "born" is "1900-1-1". Give a real day as yyyy-mm-dd.'],
  [{ max: '2026-02-30' }, 'The max of the date field "born" is "2026-02-30". Give a real day as yyyy-mm-dd.'],
  [{ max: '' }, 'The max of the date field "born" is "". Give a real day as yyyy-mm-dd.'],
  [
    { min: '2026-01-01', max: '1900-01-01' },
    'The date field "born" begins on 2026-01-01 and ends on 1900-01-01: swap min and max.',
  ],
])('refuses bounds that no date keeps to: %o', (given, words) => {
  expect(() => checkDateBounds('born', given)).toThrow(new TypeError(words))
})

it('takes bounds of one day, and none', () => {
  expect(() => checkDateBounds('born', { min: '2024-02-29', max: '2024-02-29' })).not.toThrow()
  expect(() => checkDateBounds('born', {})).not.toThrow()
})
