import { expect, it, vi } from 'vitest'
import { awaitVisible } from './await-visible.ts'

/** A query whose row only becomes visible after this many look-ups. */
function hidden(times: number) {
  let reads = 0
  return vi.fn<() => Promise<string | undefined>>(async () => (reads++ < times ? undefined : 'row'))
}

it.each([
  ['on one machine looks once for a row', false, 1, 1, undefined],
  ['with distributed tables looks until the row is visible', true, 3, 4, 'row'],
  ['with distributed tables looks once for a row that is visible already', true, 0, 1, 'row'],
])('%s', async (_name, isDistributed, times, reads, found) => {
  const look = hidden(times)
  expect(await awaitVisible({ isDistributed }, look)).toBe(found)
  expect(look).toHaveBeenCalledTimes(reads)
})
