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
  [400 * day, 'last year'],
])('tells %i ms ago as %s', (ago, message) => {
  expect(formatAgo(1e12 - ago, 1e12, 'en-001')).toBe(message)
})

it('tells it in Japanese without a blank after the number', () => {
  expect(formatAgo(1e12 - 3 * 60_000, 1e12, 'ja-JP')).toBe('3分前')
})
