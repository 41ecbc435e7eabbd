import { expect, it, vi } from 'vitest'
import { createLazyValue } from './create-lazy-value.ts'

const ignore = () => undefined

it('loads once, on the first subscription, and notifies every subscriber', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('flags')
  const value = createLazyValue(load)
  expect([value.getValue(), load.mock.calls]).toEqual([null, []])
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  value.subscribe(first)
  value.subscribe(second)
  await vi.waitFor(() => expect(value.getValue()).toBe('flags'))
  expect([first, second, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  value.subscribe(ignore)
  expect(load).toHaveBeenCalledOnce()
})

it('tries again on the next subscription after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const value = createLazyValue(load.mockResolvedValue('flags'))
  value.subscribe(ignore)
  await vi.waitFor(() => {
    value.subscribe(ignore)
    expect(load).toHaveBeenCalledTimes(2)
  })
  await vi.waitFor(() => expect(value.getValue()).toBe('flags'))
})
