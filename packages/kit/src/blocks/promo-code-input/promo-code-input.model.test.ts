import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createPromoCodeState,
  updatePromoCode,
  type PromoCodeEvent,
  type PromoCodeField,
  type PromoCodeState,
} from './promo-code-input.model.ts'

const button: PromoCodeState = { isOpen: false }
const open: PromoCodeState = { isOpen: true }
const empty: PromoCodeField = { value: '', hasFocus: false, hasError: false }
const filled: PromoCodeField = { ...empty, value: 'SAVE' }
const required: PromoCodeField = { ...empty, hasError: true }
const focused: PromoCodeField = { ...empty, hasFocus: true }

it.each<[string, PromoCodeState, PromoCodeEvent, boolean, string[]]>([
  ['pressed', button, { type: 'press' }, true, ['focusInput', 'click', 'show']],
  ['pressed twice', open, { type: 'press' }, true, []],
  ['left empty', open, { type: 'leave', field: empty }, false, ['hide']],
  ['left with a code', open, { type: 'leave', field: filled }, true, []],
  ['left as a button', button, { type: 'leave', field: empty }, false, []],
  ['left empty though a code is required', open, { type: 'leave', field: required }, true, []],
  ['Escape in an empty field', open, { type: 'escape', field: focused }, false, ['focusButton', 'hide']],
  ['Escape with a code', open, { type: 'escape', field: filled }, true, []],
  ['Escape though a code is required', open, { type: 'escape', field: required }, true, []],
  ['filled in by the page', button, { type: 'update', field: filled, previousValue: '' }, true, []],
  ['emptied by the page', open, { type: 'update', field: empty, previousValue: 'SAVE' }, false, []],
  ['emptied by the person', open, { type: 'update', field: focused, previousValue: 'S' }, true, []],
  [
    'blurred while the press is not over',
    open,
    { type: 'update', field: empty, previousValue: '' },
    true,
    [],
  ],
  [
    'a code is required from now on',
    button,
    { type: 'update', field: required, previousValue: '' },
    true,
    [],
  ],
])('is a button or a field: %s', (_case, state, event, isOpen, effects) => {
  const step = updatePromoCode(state, event)
  expect([step.state.isOpen, step.effects.map(({ type }) => type)]).toEqual([isOpen, effects])
})

it.each([
  [empty, false],
  [filled, true],
  [required, true],
  [focused, true],
])('starts as a field only if it has to: %o', (field, isOpen) => {
  expect(createPromoCodeState(field)).toEqual({ isOpen })
})

const field = fc.record({
  value: fc.constantFrom('', 'SAVE'),
  hasFocus: fc.boolean(),
  hasError: fc.boolean(),
})
const event = fc.oneof(
  fc.constant<PromoCodeEvent>({ type: 'press' }),
  fc.record({ type: fc.constantFrom('leave' as const, 'escape' as const), field }),
  fc.record({ type: fc.constant('update' as const), field, previousValue: fc.constantFrom('', 'SAVE') }),
)

it('never hides a code or an error, and reports each opening and closing at most once', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let state = button
      for (const each of events) {
        const before = state
        const step = updatePromoCode(before, each)
        state = step.state
        const effectTypes = new Set(step.effects.map(({ type }) => type))
        const isClosed = before.isOpen && !state.isOpen
        const isOpened = !before.isOpen && state.isOpen
        const isNeeded = 'field' in each && (each.field.value !== '' || each.field.hasError)
        expect([isClosed && isNeeded, effectTypes.has('show') && !isOpened]).toEqual([false, false])
        expect(effectTypes.has('hide')).toBe(isClosed && each.type !== 'update')
      }
    }),
  )
})
