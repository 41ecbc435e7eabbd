import { createDateRecipe, dateOrderOf } from '@foyer/core/mask'
import { describe, expect, it } from 'vitest'
import { judgeDate } from './date-input.model.ts'
import { findDateProblem, paste, rows, type } from './testing/date-edits.ts'

describe('the date model', () => {
  // R5.18, R5.19
  it.each(rows)('never changes a date silently: %s, %s, %s', (method, locale, text, shown, outcome) => {
    const order = dateOrderOf(locale)
    const state = method === 'typed' ? type(order, text) : paste(order, text)
    const problem = findDateProblem(state.text, { order })
    expect([state.text, problem?.kind ?? createDateRecipe(order).read(state.text).value]).toEqual([
      shown,
      outcome,
    ])
    expect(state.caret).toBe(shown.length)
  })

  it('has a table of at least 200 dates', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
  })

  it.each(['en-001', 'ru-RU', 'ar-XX', 'es', 'de-DE', 'fr', 'ja-JP', 'ko-KR', 'pt-BR', 'id-ID', 'xx'])(
    'reads the same day back in the order of %s, typed and pasted',
    (locale) => {
      const order = dateOrderOf(locale)
      const parse = (shown: string): string => createDateRecipe(order).read(shown).value
      const text = order === 'dmy' ? '29022024' : '20240229'
      expect(parse(type(order, text).text)).toBe('2024-02-29')
      expect(parse(paste(order, '2024-02-29').text)).toBe('2024-02-29')
      expect(parse(paste(order, '29.2.2024').text)).toBe('2024-02-29')
    },
  )
})

it.each([
  ['an empty date', { status: 'empty' }, null],
  ['an incomplete one', { status: 'wrong', fault: { kind: 'incomplete' } }, null],
  ['one out of the bounds', { status: 'real', value: '1899-12-31' }, null],
  ['a real one within the bounds', { status: 'real', value: '1900-01-01' }, '1900-01-01'],
] as const)('has a day only for a real date within the bounds: %s', (_date, reading, day) => {
  expect(judgeDate(reading, { min: '1900-01-01' }).day).toBe(day)
})
