import { expect, it } from 'vitest'
import { createDateRecipe } from './date-recipe.ts'
import { createMaskRecipe } from './free-mask.ts'
import type { MaskRecipe } from './mask-recipe.ts'
import { removeText } from './remove-text.ts'

const date = createDateRecipe('dmy')
const hyphens = createDateRecipe('dmy', '-')
const free = createMaskRecipe('##/##')

/** Presses Backspace (`-1`) or Delete (`1`) at the bar. */
function deleteAtCaret(recipe: MaskRecipe, direction: -1 | 1, shown: string): string {
  const caret = shown.indexOf('|')
  const text = shown.replace('|', '')
  const from = direction < 0 ? Math.max(caret - 1, 0) : caret
  const typed = { text: text.slice(0, from) + text.slice(from + 1), caret: from }
  const after = removeText(recipe, { text, caret }, typed, direction)
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}

it.each([
  ['a digit', date, -1, '12/3|', '12/|'],
  ['a fixed character at the end, and the digit before it', date, -1, '12/|', '1|'],
  ['a fixed character at the end of a mask, and the digit before it', free, -1, '12/|', '1|'],
  ['the digit before a fixed character', free, -1, '12/|34', '1|3/4'],
  ['the digit behind a fixed character', free, 1, '12|/34', '12/|4'],
  ['the digit before a separator, and moves no other', date, -1, '12/|03/1990', '1|/03/1990'],
  ['the digit behind a separator, and moves no other', date, 1, '12|/03/1990', '12/|3/1990'],
  ['the only digit before a separator', date, -1, '1/|3/1990', '|/3/1990'],
  ['the digit before a hyphen, which the value has too', hyphens, -1, '05-|03-1990', '0|-03-1990'],
  ['the digit behind a hyphen, which the value has too', hyphens, 1, '05-03|-1990', '05-03-|990'],
  ['several fixed characters', createMaskRecipe('## - ##'), -1, '12 - |34', '1|3 - 4'],
  ['fixed digits', createMaskRecipe('##-0-##'), -1, '12-0-|34', '1|3-0-4'],
  ['a sign that was typed', createMaskRecipe('**'), -1, 'a?|', 'a|'],
  ['nothing of a prefix with something behind it', createMaskRecipe('+7 ###'), -1, '+7 |123', '+7| 123'],
  ['a prefix with nothing behind it', createMaskRecipe('(##)'), -1, '(|', '|'],
  ['nothing behind the end', date, 1, '12/03/1990|', '12/03/1990|'],
] as const)('deletes %s', (_name, recipe, direction, before, after) => {
  expect(deleteAtCaret(recipe, direction, before)).toBe(after)
})

it('deletes a word with the fixed character behind it, and nothing more', () => {
  const after = removeText(free, { text: '12/34', caret: 3 }, { text: '34', caret: 0 }, -1)
  expect(after).toMatchObject({ text: '34', caret: 0 })
})
