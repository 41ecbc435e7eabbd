import type { FieldValue } from '@foyer/core/validators'
import { expect, it } from 'vitest'
import { describeEdit } from './edit-origin.ts'

it.each([
  ['a typed character', 'a', 'insertText', true],
  ['a paste', 'abc', 'insertFromPaste', true],
  ['a value filled in by a password manager', 'abc', undefined, true],
  ['a deletion from a value that was there before', 'ab', 'deleteContentBackward', false],
  ['an emptied field', '', 'deleteContentBackward', false],
])('tells whether something was typed: %s', (_case, value, inputType, answer) => {
  expect(describeEdit(inputType, value).isTyped).toBe(answer)
})

it.each<[string, FieldValue, string | undefined, string]>([
  ['a key', 'a', 'insertText', 'input'],
  ['a paste', 'a', 'insertFromPaste', 'input'],
  ['a deletion', 'a', 'deleteContentBackward', 'input'],
  ['a tick', true, undefined, 'input'],
  ['a password manager', 'a', undefined, 'fill'],
])('tells a person’s edit from one by a password manager: %s', (_case, value, inputType, cause) => {
  expect(describeEdit(inputType, value).cause).toBe(cause)
})
