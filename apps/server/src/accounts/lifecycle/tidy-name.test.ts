import { expect, it } from 'vitest'
import { tidyName } from './tidy-name.ts'

it.each([
  ['blanks around it', '  Ada Lovelace ', 'Ada Lovelace'],
  ['a joiner that Persian needs', 'می‌خواهم', 'می‌خواهم'],
  ['an emoji of several', '👩‍💻', '👩‍💻'],
  ['blanks alone', ' \u00a0\u3000', ''],
  ['a zero-width space', '\u200b', ''],
  ['a blank between such spaces', '\u200b \u200b', ''],
  ['marks of direction', '\u200f\u202e', ''],
  ['tabs and other control characters', '\t\n\u0000', ''],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0', ''],
  ['a Braille letter without a dot', '\u2800', ''],
])('trims a name, and makes it empty if nothing in it is visible: %s', (_, typed, name) => {
  expect(tidyName(typed)).toBe(name)
})
