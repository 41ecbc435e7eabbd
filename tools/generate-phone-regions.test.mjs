// @ts-check
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { generateRegions, regionsFile } from './generate-phone-regions.mjs'
import { listExclusivePrefixes, listPrefixes } from './number-prefixes.mjs'

const committed = readFileSync(regionsFile, 'utf8')

it('has committed what a fresh run makes of the metadata', () => {
  expect(generateRegions()).toBe(committed)
}, 30_000)

it('keeps the whole table of phone regions within 2 kB gzipped', () => {
  expect(gzipSync(committed, { level: 9 }).length).toBeLessThanOrEqual(2048)
})

it.each([
  ['[2-4]\\d{3}', 1, '2 3 4'],
  ['8001|8[024]9', 5, '8001 809 829 849'],
  ['74576|(?:16|7[56])24', 5, '1624 74576 7524 7624'],
  ['1(?:2?3){1,2}', 4, '123 1232 1233 13 1323 133'],
])('lists what %s begins with, %i digits deep', (pattern, depth, prefixes) => {
  expect([...listPrefixes(pattern, depth)].toSorted().join(' ')).toBe(prefixes)
})

it('finds the shortest prefixes that are one region’s alone', () => {
  expect(listExclusivePrefixes(new Set(['781', '782', '91']), new Set(['783', '77']))).toEqual([
    '781',
    '782',
    '9',
  ])
})
