import { expect, it } from 'vitest'
import { initialOf } from './initial-of.ts'

it.each([
  ['Anna', 'A'],
  ['e\u0301mile', 'e\u0301'],
  ['किरण', 'कि'],
  ['👩‍🚀 Zoë', '👩‍🚀'],
  ['', ''],
])('shows the first letter of %j as %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
