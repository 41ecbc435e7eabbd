// @ts-check
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readText } from '../run/programs.mjs'
import { tables, writeTable } from './generate-data.mjs'
import { notices, writeNotice } from './generate-notices.mjs'
import { listExclusivePrefixes, listPrefixes } from './phone/number-prefixes.mjs'

it.each(tables)('the committed %s is what a fresh run writes', { timeout: 30_000 }, (...table) => {
  expect(writeTable(table)).toBe(readText(table[0]))
})

it.each(notices)('the committed %s, the licences of copied data, is what a fresh run writes', (...notice) => {
  expect(writeNotice(notice)).toBe(readText(notice[0]))
})

it.each([
  ['the whole table of phone regions', 'phone-regions', 2048],
  ['the countries of all time zones', 'time-zones', 4096],
])('keeps %s (%s) within %i bytes gzipped', (_, name, maxBytes) => {
  const bytes = gzipSync(readText(`packages/core/src/generated/${name}.ts`), { level: 9 }).length
  expect(bytes).toBeLessThanOrEqual(maxBytes)
})

it('every time zone that a current browser may report has a country', () => {
  const committed = readText('packages/core/src/generated/time-zones.ts')
  // Etc/… and UTC belong to no country, so they are excluded.
  const unknown = Intl.supportedValuesOf('timeZone').filter(
    (zone) => !new RegExp(` ${zone}\\b`).test(committed),
  )
  expect(unknown.filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))).toEqual([])
})

it.each([
  ['[2-4]\\d{3}', 1, '2 3 4'],
  ['8001|8[024]9', 5, '8001 809 829 849'],
  ['74576|(?:16|7[56])24', 5, '1624 74576 7524 7624'],
  ['1(?:2?3){1,2}', 4, '123 1232 1233 13 1323 133'],
])('lists the prefixes of numbers that match %s, up to %i digits', (pattern, depth, prefixes) => {
  expect([...listPrefixes(pattern, depth)].toSorted().join(' ')).toBe(prefixes)
})

it('finds the shortest prefixes that are one region’s alone', () => {
  const exclusive = new Set(['781', '782', '91'])
  expect(listExclusivePrefixes(exclusive, new Set(['783', '77']))).toEqual(['781', '782', '9'])
})
