import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findRows,
  moveRow,
  optionListHeight,
  rowHeight,
  scrollAtStart,
  scrollToRow,
  topOfRow,
  type ListShape,
} from './option-list.model.ts'

const shapes: fc.Arbitrary<ListShape> = fc.record({
  recentCount: fc.nat(5),
  count: fc.integer({ min: 1, max: 300 }),
  scale: fc.constantFrom(1, 1.25, 2),
})
const heights = fc.integer({ min: 50, max: 900 })

describe('the rows of a list that are rendered', () => {
  it('include all that are visible, wherever it is scrolled to, and few more', () => {
    const tops = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(shapes, heights, tops, (shape, height, part) => {
        const top = part * optionListHeight(shape)
        const { first, end } = findRows(shape, { top, height })
        const size = rowHeight(shape)
        const missed = Array.from({ length: shape.count }, (_, row) => row).filter((row) => {
          const rowTop = topOfRow(shape, shape.recentCount + row)
          const isVisible = rowTop < top + height && rowTop + size > top
          return isVisible && (row < first || row >= end)
        })
        expect(missed).toEqual([])
        expect(end - first).toBeLessThan(height / size + 20)
      }),
    )
  })

  it('include all of a short list', () => {
    expect(findRows({ recentCount: 0, count: 20, scale: 1 }, { top: 0, height: 100 })).toEqual({
      first: 0,
      end: 20,
    })
  })

  it.each([
    ['to the top', 0, { first: 0, end: 16 }],
    ['to the middle', 4_400, { first: 92, end: 116 }],
    ['beyond the end', 99_999, { first: 245, end: 245 }],
  ])('are the expected ones of 245 in a view of 400 px, scrolled %s', (_where, top, rows) => {
    expect(findRows({ recentCount: 0, count: 245, scale: 1 }, { top, height: 400 })).toEqual(rows)
  })
})

describe('a row stands where the style sheet puts it', () => {
  const [plain, recent] = [
    { recentCount: 0, count: 10 },
    { recentCount: 2, count: 10 },
  ]
  it.each([
    ['the first', { ...plain, scale: 1 }, 0, 6],
    ['below two others', { ...plain, scale: 1 }, 2, 6 + 2 * 44],
    ['below the heading of recent ones', { ...recent, scale: 1 }, 0, 6 + 32],
    ['among recent ones', { ...recent, scale: 1 }, 1, 6 + 32 + 44],
    ['below both headings', { ...recent, scale: 1 }, 2, 6 + 2 * 32 + 2 * 44],
    ['in larger text', { ...recent, scale: 1.25 }, 1, (6 + 32 + 44) * 1.25],
    ['in text so large that rows are tall', { ...recent, scale: 1.5 }, 1, (6 + 32 + 76) * 1.5],
  ])('%s', (_where, shape, row, top) => {
    expect(topOfRow(shape, row)).toBe(top)
  })

  it('and the dialog has room for all of them, and for the search', () => {
    expect(optionListHeight({ ...plain, scale: 1 })).toBe(55 + 6 + 10 * 44 + 6)
  })
})

it.each([
  ['from above, to its end and two rows more', 0, 6 + 51 * 44 + 2 * 44 - 400],
  ['from below, to its top and two rows more', 9_999, 6 + 50 * 44 - 2 * 44],
])('scrolls to a row %s', (_from, top, to) => {
  expect(scrollToRow({ recentCount: 0, count: 245, scale: 1 }, 50, { top, height: 400 })).toBe(to)
})

it('scrolls any row into view, with its neighbours if there is room, and does not scroll for a row in view', () => {
  fc.assert(
    fc.property(shapes, heights, fc.nat(), fc.nat(10_000), (shape, height, pick, top) => {
      const row = pick % (shape.recentCount + shape.count)
      const size = rowHeight(shape)
      fc.pre(height >= size)
      const to = scrollToRow(shape, row, { top, height })
      const rowTop = topOfRow(shape, row)
      const context = height > 5 * size ? 2 * size : 0
      expect(rowTop - context).toBeGreaterThanOrEqual(to)
      expect(rowTop + size + context).toBeLessThanOrEqual(to + height)
      expect(scrollToRow(shape, row, { top: to, height })).toBe(to)
    }),
  )
})

it('A list that opens at its first or last row is rendered to the edges of its view', () => {
  fc.assert(
    fc.property(shapes, heights, fc.boolean(), (shape, height, isLast) => {
      const row = isLast ? shape.recentCount + shape.count - 1 : 0
      const { first, end } = findRows(shape, { top: scrollAtStart(shape, row, height), height }, 1)
      const bottom = topOfRow(shape, shape.recentCount + shape.count)
      // The scroll position after the browser has clamped it; below the last row is the list's own padding.
      const top = isLast ? Math.max(0, bottom - height) : 0
      const visibleRows = Array.from({ length: shape.count }, (_, place) => place).filter((place) => {
        const rowTop = topOfRow(shape, shape.recentCount + place)
        return rowTop < top + height && rowTop + rowHeight(shape) > top
      })
      expect(visibleRows.filter((place) => place < first || place >= end)).toEqual([])
    }),
  )
})

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['ArrowUp', -1, 9],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 2, 7],
  ['PageDown', 7, 9],
  ['PageUp', 7, 2],
  ['PageUp', -1, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, undefined],
  ['constructor', 5, undefined],
])('%s leads from row %i of ten to %s', (key, from, to) => {
  expect(moveRow(key, from, 10, 5)).toBe(to)
})

it('leads nowhere in an empty list', () => {
  expect(moveRow('ArrowDown', -1, 0, 5)).toBeUndefined()
})
