import { expect, it } from 'vitest'
import { initialOf } from './initial-of.ts'

it.each([
  ['anna', 'en-001', 'A'],
  ['ismail', 'tr', 'İ'],
  ['ismail', 'de-DE', 'I'],
  ['e\u0301mile', 'fr', 'E\u0301'],
  ['किरण', 'hi', 'कि'],
  ['👩‍🚀 Zoë', 'en-001', '👩‍🚀'],
  ['', 'en-001', ''],
] as const)('shows the first letter of %j in %s as %j', (name, locale, initial) => {
  expect(initialOf(name, locale)).toBe(initial)
})
