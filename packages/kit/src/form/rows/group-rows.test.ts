import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupRows, type RowGroup } from './group-rows.ts'

const rows = (count: number, name = 'row') => Array.from({ length: count }, (_, index) => `${name} ${index}`)
const sizes = (groups: readonly RowGroup[]) => groups.map(({ id, keys }) => [id, keys.length])

it.each([
  ['none', rows(0), rows(3), [[0, 3]]],
  ['a form of ordinary length', rows(25), rows(25), [[0, 25]]],
  [
    'a row appended to a form of ordinary length',
    rows(25),
    rows(26),
    [
      [0, 25],
      [1, 1],
    ],
  ],
  ['a row put in front of a form of ordinary length', rows(25), ['new', ...rows(25)], [[0, 26]]],
  [
    'a long form',
    rows(60),
    rows(60),
    [
      [1, 25],
      [2, 25],
      [3, 10],
    ],
  ],
  [
    'rows appended to a long form',
    rows(60),
    rows(80),
    [
      [1, 25],
      [2, 25],
      [3, 25],
      [4, 5],
    ],
  ],
  [
    'rows put in front of a long form',
    rows(60),
    [...rows(30, 'new'), ...rows(60)],
    [
      [4, 25],
      [5, 5],
      [1, 25],
      [2, 25],
      [3, 10],
    ],
  ],
  [
    'rows inserted within a group',
    rows(60),
    rows(60).toSpliced(10, 0, ...rows(2, 'new')),
    [
      [1, 27],
      [2, 25],
      [3, 10],
    ],
  ],
  [
    'rows inserted between full groups',
    rows(60),
    rows(60).toSpliced(25, 0, ...rows(2, 'new')),
    [
      [1, 25],
      [4, 2],
      [2, 25],
      [3, 10],
    ],
  ],
  [
    'rows removed',
    rows(60),
    rows(60).slice(30),
    [
      [2, 20],
      [3, 10],
    ],
  ],
  [
    'all rows replaced',
    rows(60),
    rows(30, 'new'),
    [
      [4, 25],
      [5, 5],
    ],
  ],
] as const)('makes groups of 25, and keeps each row in its group: %s', (_case, before, after, expected) => {
  const groups = groupRows(after, groupRows(before))
  expect(sizes(groups)).toEqual(expected)
  expect(groups.flatMap(({ keys }) => keys)).toEqual(after)
})

it('moves at most one row to another group when a row is dragged anywhere', () => {
  const place = fc.integer({ min: 0, max: 119 })
  fc.assert(
    fc.property(place, place, (from, to) => {
      const before = groupRows(rows(120))
      const order = rows(120)
      const [dragged = ''] = order.splice(from, 1)
      order.splice(to, 0, dragged)
      const after = groupRows(order, before)
      const idOf = (groups: readonly RowGroup[], key: string) =>
        groups.find(({ keys }) => keys.includes(key))?.id
      expect(order.filter((key) => idOf(after, key) !== idOf(before, key)).length).toBeLessThanOrEqual(1)
      expect(after.flatMap(({ keys }) => keys)).toEqual(order)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    }),
  )
})

it('never moves a row to another group because other rows appear or disappear', () => {
  const flags = fc.array(fc.boolean(), { minLength: 120, maxLength: 120 })
  fc.assert(
    fc.property(flags, flags, (first, second) => {
      const shown = (isShown: readonly boolean[]) => rows(120).filter((_, index) => isShown[index])
      const before = groupRows(shown(first))
      const after = groupRows(shown(second), before)
      const idOf = (groups: readonly RowGroup[], key: string) =>
        groups.find(({ keys }) => keys.includes(key))?.id
      const stayed = shown(first).filter((key) => shown(second).includes(key))
      expect(stayed.map((key) => idOf(after, key))).toEqual(stayed.map((key) => idOf(before, key)))
      expect(after.flatMap(({ keys }) => keys)).toEqual(shown(second))
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    }),
  )
})
