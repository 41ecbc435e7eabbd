import { expect, it, vi } from 'vitest'
import { memoize } from './memoize.ts'

it('makes a value once for each key', () => {
  const make = vi.fn<(key: string) => { key: string }>((key) => ({ key }))
  const get = memoize(make)
  expect([get('a'), get('b')]).toEqual([{ key: 'a' }, { key: 'b' }])
  expect(get('a')).toBe(get('a'))
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes a value again when making it has failed', () => {
  const make = vi.fn<() => number>().mockImplementationOnce(() => {
    throw new RangeError('Incorrect locale')
  })
  const get = memoize(make.mockReturnValue(1))
  expect(() => get('a')).toThrow(RangeError)
  expect(get('a')).toBe(1)
})
