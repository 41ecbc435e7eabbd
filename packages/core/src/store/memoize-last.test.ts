import { expect, it } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

it('makes a value once for a key, and once more where the last one does not fit', () => {
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
