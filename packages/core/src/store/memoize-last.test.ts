import { expect, it } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

it('reuses the last value of a key while it fits, and makes a new one when it does not', () => {
  const key = {}
  const get = memoizeLast(
    (_: object, name: string) => ({ name }),
    (kept, name) => kept.name === name,
  )
  const first = get(key, 'a')
  expect(get(key, 'a')).toBe(first)
  expect(get({}, 'a')).not.toBe(first)
  expect(get(key, 'b')).toEqual({ name: 'b' })
  expect(get(key, 'a')).not.toBe(first)
})
