import { expect, it } from 'vitest'
import { moveTab, type TabDirection } from './tabs.model.ts'

it.each<[string, TabDirection, boolean, string, number, number | null]>([
  ['the next one', 'horizontal', false, 'ArrowRight', 0, 1],
  ['the one before', 'horizontal', false, 'ArrowLeft', 1, 0],
  ['the first one, past the end', 'horizontal', false, 'ArrowRight', 2, 0],
  ['the last one, past the start', 'horizontal', false, 'ArrowLeft', 0, 2],
  ['the next one by the left key in a right-to-left page', 'horizontal', true, 'ArrowLeft', 0, 1],
  ['the one before by the right key in a right-to-left page', 'horizontal', true, 'ArrowRight', 1, 0],
  ['the one below', 'vertical', false, 'ArrowDown', 0, 1],
  ['the one above', 'vertical', true, 'ArrowUp', 1, 0],
  ['the first', 'horizontal', false, 'Home', 2, 0],
  ['the last', 'vertical', false, 'End', 0, 2],
  ['nowhere across the direction', 'horizontal', false, 'ArrowDown', 0, null],
  ['nowhere across the direction', 'vertical', false, 'ArrowRight', 0, null],
  ['nowhere with another key', 'horizontal', false, 'a', 0, null],
])('moves to %s (%s, right to left: %s, %s)', (_case, direction, isRightToLeft, key, index, target) => {
  expect(moveTab(key, { index, count: 3 }, { direction, isRightToLeft })).toBe(target)
})
