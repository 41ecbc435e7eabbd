import { expect, it } from 'vitest'
import { createSearchEntry, rankOptions } from './rank-options.ts'

/** Options by their names, the displayed one first. */
const search = (text: string, ...options: readonly (readonly string[])[]): readonly string[] =>
  rankOptions(
    options.map(([name = '', ...otherNames]) => createSearchEntry(name, { name, otherNames, codes: [] })),
    text,
  )

it('lists the nearest match first: a whole name, then its beginning, a word in it, and any other part', () => {
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

it('finds a name by its words in any order, but lists one with the words in the typed order first', () => {
  expect(search('south island', ['Island of the South'], ['The South Island'])).toEqual([
    'The South Island',
    'Island of the South',
  ])
})

it('keeps the order of equally near names, and does not look inside words for a single letter', () => {
  expect(search('n', ['Norway'], ['Spain'], ['Nepal'])).toEqual(['Norway', 'Nepal'])
})

it('lists equally near countries in the order of the list, whatever their calling codes', () => {
  const options = ['Northland', 'Nowhere'].map((name, index) =>
    createSearchEntry(name, {
      name,
      otherNames: [],
      codes: [],
      callingCode: { code: '1', leadingDigits: [], place: 1 - index },
    }),
  )
  expect(rankOptions(options, 'no')).toEqual(['Northland', 'Nowhere'])
  expect(rankOptions(options, '+1')).toEqual(['Nowhere', 'Northland'])
})
