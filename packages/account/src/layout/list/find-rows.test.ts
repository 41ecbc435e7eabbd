import { expect, it } from 'vitest'
import { findRows } from './find-rows.ts'

const rows = ['Firefox on Ubuntu, 1 March 2026', 'Chrome on Windows, 22 März 2026', 'Приложение, Київ']
const find = (typed: string) => findRows(rows, typed, (row) => row).map((row) => rows.indexOf(row))

it.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['fire', [0]],
  ['2026 UBUNTU', [0]],
  ['marz', [1]],
  ['März', [1]],
  ['Київ', [2]],
  ['київ', [2]],
  ['safari', []],
  ['(', []],
])('finds for “%s” the rows that have every word of it, whatever their case and accents', (typed, found) => {
  expect(find(typed)).toEqual(found)
})
