import type { Api } from '@foyer/sign-in'
import { expect, it, vi } from 'vitest'
import { IdentifierCache } from './identifier-cache.ts'

it('keeps the newest list when an older request fails', async () => {
  let failOlder = (_error: Error): void => {}
  const older = new Promise<unknown>((_, reject) => {
    failOlder = reject
  })
  const call = vi.fn<() => Promise<unknown>>()
  call.mockReturnValueOnce(older).mockResolvedValue({ identifiers: [] })
  const answers = new IdentifierCache({ call } as unknown as Api)
  const first = answers.read('anna')
  await Promise.resolve()
  answers.invalidate('anna')
  const second = answers.read('anna')
  failOlder(new TypeError('Failed to fetch'))
  await expect(first).rejects.toThrow('Failed to fetch')
  expect(answers.read('anna')).toBe(second)
  expect(call).toHaveBeenCalledTimes(2)
})
