import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

it.each([
  ['names', ['a', 'b']],
  ['objects that may be garbage-collected', [{}, {}]],
])('loads once for each key, however many ask: %s', async (_, [one, other]) => {
  const load = vi.fn<(key: unknown) => Promise<object>>(async (key) => ({ key }))
  const get = typeof one === 'object' ? loadOnce<object, object>(load, new WeakMap()) : loadOnce(load)
  const [first, second] = [get(one as object), get(one as object)]
  expect(second).toBe(first)
  await get(other as object)
  expect(await first).toEqual({ key: one })
  expect(load).toHaveBeenCalledTimes(2)
})

it('tries again after a failure', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const get = loadOnce<string, number>(load.mockResolvedValue(1))
  await expect(get('a')).rejects.toThrow('Failed to fetch')
  expect(await get('a')).toBe(1)
})
