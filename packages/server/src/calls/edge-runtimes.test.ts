import { afterEach, describe, expect, vi } from 'vitest'
import { adasRequest, foyerTest as test } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

afterEach(() => vi.unstubAllGlobals())

// When a request of these runtimes ends, nothing that waits for its calls is ever continued.
describe.for([
  ['Cloudflare Workers', 'navigator', { userAgent: 'Cloudflare-Workers' }],
  ['Vercel’s edge', 'EdgeRuntime', 'vercel'],
] as const)('on %s', ([, name, value]) => {
  test('no request waits for a look-up of another one, not even in the same turn', async ({ fake, open }) => {
    vi.stubGlobal(name, value)
    const foyer = open()
    const users = await Promise.all([foyer.getUser(adasRequest), foyer.getUser(adasRequest)])
    expect(users.map((user) => user?.id)).toEqual([ada.id, ada.id])
    expect(fake.asked).toHaveLength(2)
  })
})

// Workers with a compatibility date before November 2024.
test('a runtime whose fetch refuses the option `cache` still learns who is signed in', async ({ open }) => {
  vi.stubGlobal('Request', { prototype: {} })
  const foyer = open({
    async fetch(input, init) {
      if ('cache' in init)
        throw new Error("The 'cache' field on 'RequestInitializerDict' is not implemented.")
      return fetch(input, init)
    },
  })
  expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
})

test('a runtime whose fetch knows the option `cache` is told to cache nothing', async ({ open }) => {
  const caches: unknown[] = []
  const foyer = open({
    async fetch(input, init) {
      caches.push(init.cache)
      return fetch(input, init)
    },
  })
  await foyer.getUser(adasRequest)
  expect(caches).toEqual(['no-store'])
})
