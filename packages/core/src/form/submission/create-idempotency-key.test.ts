import { expect, it, vi } from 'vitest'
import { createIdempotencyKey } from './create-idempotency-key.ts'
import { createFormStore } from '../form-store.ts'

it('gives each submit a random key of its own, even on a page without HTTPS', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys: string[] = []
  for (let submit = 0; submit < 2; submit++) {
    const form = createFormStore({
      send: async (_values, { key }) => void keys.push(key),
      describeFailure: String,
    })
    form.submit()
    await vi.waitFor(() => expect(form.getSubmission().status).toBe('success'))
  }
  vi.unstubAllGlobals()
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('pads each key to 32 hex digits, whatever the random bytes', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.set([0, 15, 16, 255]) })
  const key = createIdempotencyKey()
  vi.unstubAllGlobals()
  expect(key).toBe('000f10ff'.padEnd(32, '0'))
})
