import { expect, test } from 'vitest'
import { exampleNumbers } from './testing/example-numbers.ts'
import { displayPhone } from './display-phone.ts'
import { groupPhone } from './group-phone.ts'
import { parsePhone } from './parse-phone.ts'

test.for<[value: string, shown: string]>([
  ['+447400123456', '+44 7400 123456'],
  ['+4915112345678', '+49 1511 2345678'],
  ['+491601234567', '+49 160 1234567'],
  ['+551123456789', '+55 11 2345 6789'],
  ['+79123456789', '+7 912 345 67 89'],
  ['+999123', '+999123'],
])('%s is shown as %s', ([value, shown]) => {
  expect(displayPhone(value).replaceAll('\u00A0', ' ')).toBe(shown)
})

test('a number of any territory is shown with all its digits, in the same groups as in the input', () => {
  for (const { value } of exampleNumbers) {
    const shown = displayPhone(value)
    expect(shown).toContain('\u00A0')
    expect(shown.replaceAll('\u00A0', ' ')).toBe(`+${parsePhone(value, { group: groupPhone }).shown}`)
    expect(shown.replaceAll('\u00A0', '')).toBe(value)
  }
})
