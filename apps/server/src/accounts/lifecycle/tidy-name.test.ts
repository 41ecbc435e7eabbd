import { expect, it } from 'vitest'
import { tidyName } from './tidy-name.ts'

it.each([
  ['blanks around it', '  Ada Lovelace ', 'Ada Lovelace'],
  ['a joiner that Persian needs', 'می‌خواهم', 'می‌خواهم'],
  ['an emoji of several', '👩‍💻', '👩‍💻'],
  ['blanks alone', ' \u00a0\u3000', ''],
  ['a zero-width space', '\u200b', ''],
  ['marks of direction', '\u200f\u202e', ''],
  ['a Hangul filler', '\u3164', ''],
])('takes a name that people see, and no other: %s', (_, typed, name) => {
  expect(tidyName(typed)).toBe(name)
})
