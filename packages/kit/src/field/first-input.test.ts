import { expect, it } from 'vitest'
import { isFirstInput } from './first-input.ts'

it.each([
  ['a typed character', false, 'a', 'insertText', true],
  ['a paste', false, 'abc', 'insertFromPaste', true],
  ['a value filled in by a password manager', false, 'abc', undefined, true],
  ['the second character', true, 'ab', 'insertText', false],
  ['a deletion from a value that was there before', false, 'ab', 'deleteContentBackward', false],
  ['an emptied field', false, '', 'deleteContentBackward', false],
])('tells the first typed character: %s', (_case, hasTyped, value, inputType, answer) => {
  expect(isFirstInput(hasTyped, value, inputType)).toBe(answer)
})
