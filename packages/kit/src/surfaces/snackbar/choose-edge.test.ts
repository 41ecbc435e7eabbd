import { expect, it } from 'vitest'
import { chooseEdge, type Box, type Edge } from './choose-edge.ts'

const area = { left: 0, top: 0, right: 360, bottom: 740 }
const stack = { left: 0, top: 560, right: 360, bottom: 740 }
const field = (top: number, left = 16): Box => ({ left, top, right: left + 200, bottom: top + 46 })

it.each<[string, Edge, Box | null, Box, Edge]>([
  ['where it is wanted', 'bottom', null, area, 'bottom'],
  ['where it is wanted, when the field is elsewhere', 'bottom', field(300), area, 'bottom'],
  ['at the top, when it would cover the field at the bottom', 'bottom', field(600), area, 'top'],
  ['at the bottom, when it would cover the field at the top', 'top', field(60), area, 'bottom'],
  ['where it is wanted, beside the field', 'bottom', field(600, 400), area, 'bottom'],
  ['where it is wanted, beside a field before it', 'bottom', field(600, -300), area, 'bottom'],
  ['at the top, when the field ends 2 px below where it begins', 'bottom', field(500), area, 'top'],
  ['where it is wanted, when the field begins below where it ends', 'bottom', field(730), area, 'bottom'],
  ['at the bottom, when the field begins 11 px above where it ends', 'top', field(185), area, 'bottom'],
  ['above the keyboard', 'bottom', field(300), { ...area, bottom: 400 }, 'top'],
  ['where it covers less', 'bottom', field(150), { ...area, bottom: 300 }, 'bottom'],
])('stands %s', (_, preferred, focused, area, edge) => {
  expect(chooseEdge(preferred, stack, area, focused)).toBe(edge)
})
