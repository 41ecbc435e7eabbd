import { expect, it, vi } from 'vitest'
import { FormatterCache } from './formatter-cache.ts'

// R9.9
it('creates each formatter once, and keeps the 20 most recently used', () => {
  const cache = new FormatterCache<{ key: string }>()
  const create = vi.fn<(key: string) => { key: string }>((key) => ({ key }))
  const use = (index: number) => cache.get(`mask ${index}`, create)

  const first = use(1)
  for (let index = 2; index <= 20; index++) use(index)
  expect(use(1)).toBe(first)
  use(21)
  expect(create).toHaveBeenCalledTimes(21)
  expect(use(1)).toBe(first)
  expect(create).toHaveBeenCalledTimes(21)
  use(2)
  expect(create).toHaveBeenCalledTimes(22)
})
