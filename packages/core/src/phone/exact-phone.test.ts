import { expect, it } from 'vitest'
import { exampleNumbers } from './testing/example-numbers.ts'
import { checkPhoneExactly } from './exact-phone.ts'

it.each([
  ['+79991234567', 'known'],
  ['+16502530000', 'known'],
  ['+79991234', 'impossible'],
  ['+70001234567', 'possible'],
  ['', 'impossible'],
])('judges %s by the full metadata as %s', async (value, answer) => {
  expect(await checkPhoneExactly(value)).toBe(answer)
})

it('knows the example number of each territory', async () => {
  const answers = await Promise.all(exampleNumbers.map(({ value }) => checkPhoneExactly(value)))
  expect(new Set(answers)).toEqual(new Set(['known']))
})
