import { expect, it } from 'vitest'
import { formatAgo } from './format-time.ts'

const day = 86_400_000

it.each([
  [0, null],
  [-5000, null],
  [59_999, null],
  [5 * 60_000, '5\u00A0minutes ago'],
  [day, 'yesterday'],
  [3 * day, '3\u00A0days ago'],
  [31 * day, '1\u00A0month ago'],
  [400 * day, '1\u00A0year ago'],
])('formats %i ms ago as %s', (ago, message) => {
  expect(formatAgo(1e12 - ago, 1e12, 'en-001')).toBe(message)
})

it('has no space after the number in Japanese', () => {
  expect(formatAgo(1e12 - 3 * 60_000, 1e12, 'ja-JP')).toBe('3分前')
})

it.each([
  ['2026-11-25T01:00', '2026-11-23T23:30', '2\u00A0days ago'],
  ['2026-11-25T23:00', '2026-11-24T00:30', 'yesterday'],
  ['2026-11-25T01:00', '2026-11-24T23:30', '1\u00A0hour ago'],
  ['2027-03-01T12:00', '2026-01-31T12:00', '1\u00A0year ago'],
  ['2027-03-01T12:00', '2027-01-20T12:00', '1\u00A0month ago'],
])('counts calendar days, months and years: at %s it formats %s as %s', (now, then, message) => {
  expect(formatAgo(Date.parse(then), Date.parse(now), 'en-001')).toBe(message)
})
