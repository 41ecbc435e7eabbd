import { expect, it } from 'vitest'
import { formatDay, formatUnit } from './index.ts'

// In Egypt, all browsers have Arabic digits by default; without a country, only WebKit.
it.each([
  ['a day', formatDay('2026-11-20T12:00:00.000Z', 'ar-EG'), '20 نوفمبر 2026'],
  ['an amount of time', formatUnit(5, 'minute', 'ar-EG'), '5\u00A0دقائق'],
])('writes %s in Latin digits in every language', (_case, text, written) => {
  expect(text).toBe(written)
})
