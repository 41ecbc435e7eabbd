import { expect } from 'vitest'
import { json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'

// R10.38
test.for(['-5', '0', '1.5', '5s', '2026-11-29', '99999999999', 'Sun, 29 Nov 2026 10:00:00 GMT'])(
  'an answer that says to come back in %j, which is no number of seconds up to a day, is tried again after a second',
  async (header, { fake, foyer }) => {
    fake.next.push((_, response) => json(response, 503, {}, { 'retry-after': header }))
    const error = await refusal(foyer.getUser(adasRequest))
    expect(error.retryAfter).toBe(1)
    expect(error.toResponse().headers.get('retry-after')).toBe('1')
  },
)
