import { createDateRecipe, dateOrderOf, dateSeparatorOf, type TextState } from '@foyer/core/mask'
import { createTranslate } from '@foyer/core/messages'
import { locales as languages } from '@foyer/core/wire/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDateFormat } from './date-input.model.ts'
import { findDateProblem } from './testing/date-edits.ts'

/** How people in each locale write 5 March 1990, and in which order they type it. */
const locales: readonly (readonly [locale: string, order: 'dmy' | 'ymd', ...written: string[]])[] = [
  ['en-001', 'dmy', '05/03/1990', '5 / 3 / 1990'],
  ['ru-RU', 'dmy', '05.03.1990', '05.03.1990 г.'],
  ['ar-XX', 'dmy', '٥\u200F/٣\u200F/١٩٩٠', '۰۵/۰۳/۱۹۹۰'],
  ['es', 'dmy', '5/3/1990', '05-03-1990'],
  ['de-DE', 'dmy', '5.3.1990', '05.03.1990'],
  ['fr', 'dmy', '05/03/1990', '05\u202F/\u202F03\u202F/\u202F1990'],
  ['ja-JP', 'ymd', '1990/3/5', '1990年3月5日', '１９９０／０３／０５'],
  ['ko-KR', 'ymd', '1990. 3. 5.', '1990년 3월 5일'],
  ['pt-BR', 'dmy', '05/03/1990', '05-03-1990'],
  ['id-ID', 'dmy', '5/3/1990', '05-03-1990'],
  ['it', 'dmy', '5/3/1990', '05.03.1990'],
  ['nl', 'dmy', '5-3-1990', '05-03-1990'],
  ['pl', 'dmy', '5.03.1990', '05.03.1990 r.'],
  ['tr', 'dmy', '5.03.1990', '05.03.1990'],
  ['uk', 'dmy', '05.03.1990', '05.03.1990 р.'],
  ['zh-Hans', 'ymd', '1990/3/5', '1990年3月5日', '1990-03-05'],
  ['zh-Hant', 'ymd', '1990/3/5', '1990年3月5日', '１９９０／０３／０５'],
  ['hi', 'dmy', '5/3/1990', '०५/०३/१९९०'],
  ['vi', 'dmy', '5/3/1990', '05/03/1990'],
  ['he', 'dmy', '5.3.1990', '05/03/1990'],
]

type Way = 'typed' | 'pasted'

/** The outcome is the day, or the issue, whatever the order in which it is typed. */
const days: readonly (readonly [year: string, month: string, day: string, outcome: string])[] = [
  ['1990', '03', '05', '1990-03-05'],
  ['2024', '02', '29', '2024-02-29'],
  ['2000', '02', '29', '2000-02-29'],
  ['2023', '02', '29', 'shortMonth'],
  ['1900', '02', '29', 'shortMonth'],
  ['2026', '02', '31', 'shortMonth'],
  ['2026', '04', '31', 'shortMonth'],
  ['1990', '13', '01', 'noMonth'],
  ['1990', '00', '05', 'noMonth'],
  ['1990', '03', '00', 'noDay'],
  ['0000', '03', '05', 'noYear'],
  ['1900', '01', '01', '1900-01-01'],
  ['1899', '12', '31', 'tooEarly'],
  ['0001', '01', '01', 'tooEarly'],
  ['2026', '11', '20', '2026-11-20'],
  ['2026', '11', '21', 'tooLate'],
  ['9999', '12', '31', 'tooLate'],
]
const bounds = { min: '1900-01-01', max: '2026-11-20' }

/** Incomplete dates, and dates with a digit too many, in the order of the locale. */
const odd = {
  dmy: [
    ['0503', 'incomplete'],
    ['5.3.90', 'yearDigits'],
    ['050319', 'yearDigits'],
    ['0', 'incomplete'],
    ['050319901', 'yearDigits'],
  ],
  ymd: [
    ['199003', 'incomplete'],
    ['90.3.5', 'yearDigits'],
    ['1990', 'incomplete'],
    ['1990030', 'incomplete'],
    ['199003051', 'noDay'],
  ],
} as const

const rows = locales.flatMap(([locale, order, ...written]) => {
  const inOrder = (parts: readonly string[]) => (order === 'dmy' ? parts.toReversed() : parts)
  const createRows = ([year, month, day, outcome]: (typeof days)[number]) =>
    (['', '/', '.'] as const).map((sign) => [inOrder([year, month, day]).join(sign), outcome] as const)
  const both: (readonly [string, string])[] = [
    ...days.flatMap(createRows),
    ...written.map((text) => [text, '1990-03-05'] as const),
    ...odd[order],
  ]
  // A whole date in another order is recognised by the position of its year, but only when it is pasted in one piece.
  const pastedAlone = days.flatMap(([year, month, day, outcome]) =>
    [`${year}-${month}-${day}`, `${year}-${month}-${day}T00:00:00Z`, `${day}.${month}.${year}`].map(
      (text) => [text, outcome] as const,
    ),
  )
  return [
    ...both.map((row) => [locale, 'typed', ...row] as const),
    ...[...both, ...pastedAlone].map((row) => [locale, 'pasted', ...row] as const),
  ]
})

function enter(locale: string, method: Way, text: string): TextState {
  const { format } = createDateRecipe(dateOrderOf(locale))
  if (method === 'pasted') return format({ text, caret: text.length })
  let state: TextState = { text: '', caret: 0 }
  for (const key of text)
    state = format({
      text: state.text.slice(0, state.caret) + key + state.text.slice(state.caret),
      caret: state.caret + key.length,
    })
  return state
}

function outcomeOf(locale: string, shown: string): string {
  const order = dateOrderOf(locale)
  return findDateProblem(shown, { order, ...bounds })?.kind ?? createDateRecipe(order).read(shown).value
}

describe('the dates of all languages', () => {
  // R5.18
  it.each(rows)('are read as written, or refused: %s, %s, %s', (locale, method, text, outcome) => {
    expect(outcomeOf(locale, enter(locale, method, text).text)).toBe(outcome)
  })

  it('are at least 200, with some in every locale', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect([...new Set(rows.map(([locale]) => locale))]).toEqual(languages)
  })
})

const number = fc.oneof(fc.stringMatching(/^[0-3]?\d$/), fc.stringMatching(/^\d{1,4}$/))
const sign = fc.constantFrom('/', '.', '-', ' ', ', ', '年')

it('reads three numbers as a date only in the order that the place of the year or the locale determines', () => {
  const numbers = fc.tuple(number, number, number)
  fc.assert(
    fc.property(fc.constantFrom('de-DE', 'ja-JP'), numbers, sign, (locale, parts, separator) => {
      const order = dateOrderOf(locale)
      const shown = enter(locale, 'pasted', parts.join(separator)).text
      const [year, month, day] = createDateRecipe(order).read(shown).value.split('-').map(Number)
      const read = parts.map(Number)
      const isNothing = month === undefined
      const isFirst = parts[0].length === 4
      const meant = isFirst ? [year, month, day] : [day, month, year]
      expect(isNothing || String(meant) === String(read)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

describe('the format for a date', () => {
  it.each([
    ['en-001', 'dd/mm/yyyy', () => import('@foyer/core/messages/en-001')],
    ['ru-RU', 'дд.мм.гггг', () => import('@foyer/core/messages/ru-RU')],
    ['ar-XX', 'مثل 31/12/1990', () => import('@foyer/core/messages/ar-XX')],
    ['es', 'dd/mm/aaaa', () => import('@foyer/core/messages/es')],
    ['de-DE', 'TT.MM.JJJJ', () => import('@foyer/core/messages/de-DE')],
    ['fr', 'jj/mm/aaaa', () => import('@foyer/core/messages/fr')],
    // Placeholder letters for year, month and day are not understood in these languages, so the message shows an example.
    ['ja-JP', '例：1990/02/01', () => import('@foyer/core/messages/ja-JP')],
    ['ko-KR', '예: 1990.02.01', () => import('@foyer/core/messages/ko-KR')],
    ['pt-BR', 'dd/mm/aaaa', () => import('@foyer/core/messages/pt-BR')],
    ['id-ID', 'hh/bb/tttt', () => import('@foyer/core/messages/id-ID')],
    ['it', 'gg/mm/aaaa', () => import('@foyer/core/messages/it')],
    ['nl', 'dd-mm-jjjj', () => import('@foyer/core/messages/nl')],
    ['pl', 'dd.mm.rrrr', () => import('@foyer/core/messages/pl')],
    ['tr', 'gg.aa.yyyy', () => import('@foyer/core/messages/tr')],
    ['uk', 'дд.мм.рррр', () => import('@foyer/core/messages/uk')],
    ['zh-Hans', '例如：1990/02/01', () => import('@foyer/core/messages/zh-Hans')],
    ['zh-Hant', '例如：1990/02/01', () => import('@foyer/core/messages/zh-Hant')],
    ['hi', 'दिन/महीना/साल', () => import('@foyer/core/messages/hi')],
    ['vi', 'dd/mm/yyyy', () => import('@foyer/core/messages/vi')],
    ['he', 'למשל 31.12.1990', () => import('@foyer/core/messages/he')],
  ] as const)('is described to readers of %s as %s', async (locale, message, load) => {
    const { kit } = await load()
    const rules = { order: dateOrderOf(locale), separator: dateSeparatorOf(locale) }
    expect(describeDateFormat(rules, createTranslate(kit))).toBe(message)
  })
})
