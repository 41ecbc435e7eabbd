import type { Step } from '../../field/model.ts'

/** Whether the block shows its button or its field. */
export interface PromoCodeState {
  readonly isOpen: boolean
}

/** The state of the field. `hasError`: it has an error, shown or not, which includes an empty required field. */
export interface PromoCodeField {
  readonly value: string
  readonly hasFocus: boolean
  readonly hasError: boolean
}

export type PromoCodeEvent =
  | { readonly type: 'press' }
  /** The focus has moved elsewhere on the page. */
  | { readonly type: 'leave'; readonly field: PromoCodeField }
  | { readonly type: 'escape'; readonly field: PromoCodeField }
  /** The field's state differs from `previousValue`, changed by the person or the page. */
  | { readonly type: 'update'; readonly field: PromoCodeField; readonly previousValue: string }

export type PromoCodeEffect =
  /** Move the focus to the input, or to the button. */
  | { readonly type: 'focusInput' | 'focusButton' }
  /** Call the caller's event handler of this name. */
  | { readonly type: 'click' | 'show' | 'hide' }

type PromoCodeStep = Step<PromoCodeState, PromoCodeEffect>

const openState: PromoCodeState = { isOpen: true }
const closedState: PromoCodeState = { isOpen: false }

/** Starts as the field if it has a value, is required, or has an error. */
export function createPromoCodeState(field: PromoCodeField): PromoCodeState {
  return isNeeded(field) || field.hasFocus ? openState : closedState
}

/**
 * The field turns back into the button when the person leaves it empty, by Escape or by moving the focus, so that it is out of the way. A
 * code stays visible. Changes by the page call no event handlers.
 */
export function updatePromoCode(state: PromoCodeState, event: PromoCodeEvent): PromoCodeStep {
  switch (event.type) {
    case 'press':
      return state.isOpen ? createStep(state) : createStep(openState, 'focusInput', 'click', 'show')
    case 'escape':
      if (!state.isOpen || isNeeded(event.field)) return createStep(state)
      return createStep(closedState, 'focusButton', 'hide')
    case 'leave':
      if (!state.isOpen || isNeeded(event.field)) return createStep(state)
      return createStep(closedState, 'hide')
    case 'update':
      if (isNeeded(event.field) || event.field.hasFocus) return createStep(openState)
      return createStep(event.previousValue === '' ? state : closedState)
  }
}

function isNeeded({ value, hasError }: PromoCodeField): boolean {
  return value !== '' || hasError
}

function createStep(state: PromoCodeState, ...types: readonly PromoCodeEffect['type'][]): PromoCodeStep {
  return { state, effects: types.map((type) => ({ type })) }
}
