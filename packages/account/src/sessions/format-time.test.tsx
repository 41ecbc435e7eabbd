import { expect, it } from 'vitest'
import { formatAgo } from './format-time.ts'

const day = 86_400_000

it.each([
  [0, null],
  [-5000, null],
  [59_999, null],
  [5 * 60_000, '5 minutes ago'],
  [day, 'yesterday'],
  [3 * day, '3 days ago'],
  [400 * day, 'last year'],
])('tells %i ms ago as %s', (ago, message) => {
  expect(formatAgo(1e12 - ago, 1e12, 'en-001')).toBe(message)
})
