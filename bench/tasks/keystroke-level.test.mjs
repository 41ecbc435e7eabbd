// @ts-check
import { describe, expect, it } from 'vitest'
import { countSteps, estimateSeconds, listOperators } from './keystroke-level.mjs'

/** @typedef {import('./keystroke-level.mjs').Act} Act */

/** @type {Act} */
const press = { kind: 'press' }
/** @type {Act} */
const focused = { kind: 'fill', letters: 2, isFocused: true }
/** @type {Act} */
const field = { kind: 'fill', letters: 2, isFocused: false }
/** @type {Act} */
const scroll = { kind: 'scroll', screens: 2 }
/** @type {Act} */
const page = { kind: 'page' }

it('Each press, field, page and scrolled screen counts as a step', () => {
  expect(countSteps([press, page, scroll, field, { ...press, isFar: true }])).toEqual({
    press: 2,
    fill: 1,
    scroll: 2,
    page: 1,
    all: 6,
    far: 1,
  })
})

describe('A person', () => {
  it.each(
    /** @type {[string, Act[], string, string][]} */ ([
      ['thinks, points and presses', [press], 'MPK', 'MPK'],
      ['looks after each screen', [scroll], 'MKMK', 'MKMK'],
      ['points at a field and goes to the keyboard', [field], 'MPKHKK', 'MPKKK'],
      ['only types where the page has put the focus', [press, focused], 'MPKMHKK', 'MPKMKK'],
      ['comes back to the mouse for the next field', [field, field], 'MPKHKKHMPKHKK', 'MPKKKMPKKK'],
      ['comes back to the mouse to press', [field, press], 'MPKHKKHMPK', 'MPKKKMPK'],
      ['does nothing while a page changes', [page], '', ''],
    ]),
  )('%s', (_, acts, desktop, phone) => {
    expect(listOperators(acts, 'desktop').join('')).toBe(desktop)
    expect(listOperators(acts, 'phone').join('')).toBe(phone)
  })

  it('takes the published seconds for each operator', () => {
    expect(estimateSeconds(['M', 'P', 'K', 'H', 'K'])).toBeCloseTo(1.35 + 1.1 + 0.28 + 0.4 + 0.28)
  })
})
