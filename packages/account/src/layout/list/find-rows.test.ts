import { expect, it } from 'vitest'
import { findRows } from './find-rows.ts'

const rows = [
  'Firefox on Ubuntu, 1 March 2026',
  'Chrome on Windows, 22 März 2026',
  'Приложение, Київ',
  'SM-S911B, サムスン, Łódź, 12,50 €',
]
const find = (typed: string) => findRows(rows, typed, (row) => row).map((row) => rows.indexOf(row))

it.each([
  ['', [0, 1, 2, 3]],
  ['  ', [0, 1, 2, 3]],
  ['fire', [0]],
  ['2026 UBUNTU', [0]],
  ['marz', [1]],
  ['März', [1]],
  ['Київ', [2]],
  ['київ', [2]],
  ['lodz', [3]],
  ['さむすん', [3]],
  ['sm-s911', [3]],
  ['march, 2026', [0]],
  ['safari', []],
  ['(', []],
  ['€', [3]],
])(
  'finds for “%s” the rows that contain each of its words, whatever their case and accents',
  (typed, found) => {
    expect(find(typed)).toEqual(found)
  },
)
