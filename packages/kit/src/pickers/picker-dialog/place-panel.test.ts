import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placePanel, placeSheet } from './place-panel.ts'

const view = { left: 0, top: 0, width: 1280, height: 800 }
const preferred = { width: 360, height: 420 }
const at = (left: number, top: number) => ({ left, top, right: left + 384, bottom: top + 46 })

it.each([
  ['below its anchor', at(400, 100), false, { left: 400, top: 154, width: 360, height: 420 }],
  [
    'above where there is no room below',
    at(400, 700),
    false,
    { left: 400, top: 272, width: 360, height: 420 },
  ],
  [
    'above where there is more room, though it would fit below',
    at(400, 460),
    false,
    { left: 400, top: 32, width: 360, height: 420 },
  ],
  [
    'shorter where there is a little less room',
    at(400, 360),
    false,
    { left: 400, top: 414, width: 360, height: 378 },
  ],
  ['inside the right edge', at(1200, 100), false, { left: 912, top: 154, width: 360, height: 420 }],
  ['inside the left edge', at(-50, 100), false, { left: 8, top: 154, width: 360, height: 420 }],
  [
    'from the right in a right-to-left page',
    at(400, 100),
    true,
    { left: 424, top: 154, width: 360, height: 420 },
  ],
])('stands %s', (_, anchor, isRightToLeft, placement) => {
  expect(placePanel(anchor, view, preferred, isRightToLeft)).toEqual(placement)
})

it('covers its anchor rather than become too short to use', () => {
  const low = { ...view, height: 400 }
  expect(placePanel(at(0, 180), low, preferred, false)).toMatchObject({ top: 8, height: 384 })
})

it('stays inside the view, wherever its anchor is', () => {
  const px = fc.integer({ min: -500, max: 2000 })
  const length = fc.integer({ min: 200, max: 2000 })
  fc.assert(
    fc.property(px, px, length, length, fc.boolean(), (left, top, width, height, isRightToLeft) => {
      const shown = { left: 10, top: 20, width, height }
      const panel = placePanel(at(left, top), shown, preferred, isRightToLeft)
      expect(panel.left).toBeGreaterThanOrEqual(18)
      expect(panel.top).toBeGreaterThanOrEqual(28)
      expect(panel.left + panel.width).toBeLessThanOrEqual(10 + width - 8)
      expect(panel.top + panel.height).toBeLessThanOrEqual(20 + height - 8)
    }),
  )
})

it('puts a sheet above the keyboard, as wide as a phone and no wider than a list needs', () => {
  const size = { width: 560, height: 560 }
  expect(placeSheet({ left: 0, top: 0, width: 360, height: 800 }, size)).toEqual({
    left: 0,
    top: 240,
    width: 360,
    height: 560,
  })
  expect(placeSheet({ left: 0, top: 40, width: 360, height: 380 }, size)).toEqual({
    left: 0,
    top: 48,
    width: 360,
    height: 372,
  })
  expect(placeSheet({ left: 0, top: 0, width: 1024, height: 800 }, size)).toMatchObject({
    left: 232,
    width: 560,
  })
})
