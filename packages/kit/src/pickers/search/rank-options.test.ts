import { expect, it } from 'vitest'
import { createSearchEntry, rankOptions } from './rank-options.ts'

/** Options by their names, the displayed one first. */
const search = (text: string, ...options: readonly (readonly string[])[]): readonly string[] =>
  rankOptions(
    options.map(([name = '', ...otherNames]) => createSearchEntry(name, { name, otherNames, codes: [] })),
    text,
  )

it('lists the nearest name first: the whole, the beginning, a word, and then any part of it', () => {
  const found = search(
    'man',
    ['Roman'],
    ['Another island', 'Big Man'],
    ['Isle of Man'],
    ['Another city', 'Mannheim'],
    ['Mandalay'],
    ['Man', 'Human'],
    ['Elsewhere'],
  )
  expect(found).toEqual(['Man', 'Mandalay', 'Another city', 'Isle of Man', 'Another island', 'Roman'])
})

it('finds a name by its words in any order, behind the one that has them in this order', () => {
  expect(search('south island', ['Island of the South'], ['The South Island'])).toEqual([
    'The South Island',
    'Island of the South',
  ])
})

it('keeps the order of names that are as near, and looks inside of none for a single letter', () => {
  expect(search('n', ['Norway'], ['Spain'], ['Nepal'])).toEqual(['Norway', 'Nepal'])
})

it('finds countries that are as near by name in the order of the list, whatever their calling codes', () => {
  const options = ['Northland', 'Nowhere'].map((name, index) =>
    createSearchEntry(name, {
      name,
      otherNames: [],
      codes: [],
      dialling: { code: '1', leadingDigits: [], place: 1 - index },
    }),
  )
  expect(rankOptions(options, 'no')).toEqual(['Northland', 'Nowhere'])
  expect(rankOptions(options, '+1')).toEqual(['Nowhere', 'Northland'])
})
