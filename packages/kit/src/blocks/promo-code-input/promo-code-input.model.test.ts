import fc from 'fast-check'
import { expect, it } from 'vitest'
import { updatePromoCode, type PromoCodeEvent, type PromoCodeState } from './promo-code-input.model.ts'

const button: PromoCodeState = { isOpen: false, isRequired: false }
const field: PromoCodeState = { isOpen: true, isRequired: false }
const required: PromoCodeState = { isOpen: true, isRequired: true }

it.each<[string, PromoCodeState, PromoCodeEvent, boolean, string[], string?]>([
  ['pressed', button, { type: 'press' }, true, ['click', 'show'], 'input'],
  ['pressed twice', field, { type: 'press' }, true, []],
  ['left empty', field, { type: 'leave', value: '' }, false, ['hide']],
  ['left with a code', field, { type: 'leave', value: 'SAVE' }, true, []],
  ['left as a button', button, { type: 'leave', value: '' }, false, []],
  ['left empty though a code has to be given', required, { type: 'leave', value: '' }, true, []],
  ['Escape in an empty field', field, { type: 'escape', value: '' }, false, ['hide'], 'button'],
  ['Escape with a code', field, { type: 'escape', value: 'SAVE' }, true, []],
  ['Escape though a code has to be given', required, { type: 'escape', value: '' }, true, []],
  ['filled in by the page', button, { type: 'value', value: 'SAVE', hasFocus: false }, true, []],
  ['emptied by the page', field, { type: 'value', value: '', hasFocus: false }, false, []],
  ['emptied by the person', field, { type: 'value', value: '', hasFocus: true }, true, []],
  ['a code has to be given now', button, { type: 'require', isRequired: true }, true, []],
  ['no code has to be given any more', required, { type: 'require', isRequired: false }, true, []],
])('is a button or a field: %s', (_case, state, event, isOpen, emits, focus) => {
  const step = updatePromoCode(state, event)
  expect([step.state.isOpen, step.emits, step.focus]).toEqual([isOpen, emits, focus])
})

const value = fc.constantFrom('', 'SAVE')
const event = fc.oneof(
  fc.constant<PromoCodeEvent>({ type: 'press' }),
  fc.record({ type: fc.constantFrom('leave' as const, 'escape' as const), value }),
  fc.record({ type: fc.constant('value' as const), value, hasFocus: fc.boolean() }),
  fc.record({ type: fc.constant('require' as const), isRequired: fc.boolean() }),
)

it('never hides a code that is there or has to be given, and tells each opening and closing at most once', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let state = button
      for (const each of events) {
        const before = state
        const step = updatePromoCode(before, each)
        state = step.state
        const isClosed = before.isOpen && !state.isOpen
        if (isClosed) expect([state.isRequired, 'value' in each && each.value]).toEqual([false, ''])
        if (step.emits.includes('show')) expect([before.isOpen, state.isOpen]).toEqual([false, true])
        if (step.emits.includes('hide')) expect(isClosed).toBe(true)
      }
    }),
  )
})
