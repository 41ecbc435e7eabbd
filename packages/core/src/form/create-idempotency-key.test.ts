import { expect, it, vi } from 'vitest'
import { createFormStore } from './form-store.ts'

it('gives each submit a key that nobody can guess, also on a page without https', async () => {
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
