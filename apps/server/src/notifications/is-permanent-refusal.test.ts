import { expect, test } from 'vitest'
import { isPermanentRefusal } from './is-permanent-refusal.ts'

test.each([
  ['mail', [421, 450, 451, 452], [500, 535, 550, 552, 554]],
  ['sms', [408, 425, 429, 500, 502, 503, 504], [301, 308, 400, 401, 403, 404, 413, 422, 451]],
] as const)('a %s is retried after %o, and not after %o', (kind, passing, final) => {
  const areRefused = (statuses: readonly number[]) =>
    statuses.map((responseCode) => isPermanentRefusal(kind, Object.assign(new Error('no'), { responseCode })))
  expect(new Set(areRefused(passing))).toEqual(new Set([false]))
  expect(new Set(areRefused(final))).toEqual(new Set([true]))
})

test.each(['mail', 'sms'] as const)('a %s is retried if there was no answer', (kind) => {
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  expect(isPermanentRefusal(kind, new TypeError('fetch failed', { cause: gone }))).toBe(false)
})
