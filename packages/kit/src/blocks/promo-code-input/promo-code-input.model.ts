/** A button, or the field that it has become. */
export interface PromoCodeState {
  readonly isOpen: boolean
  /** There is a code to be given: a field from the start, and always. */
  readonly isRequired: boolean
}

export type PromoCodeEvent =
  | { readonly type: 'press' }
  /** The focus has gone somewhere else on the page. */
  | { readonly type: 'leave'; readonly value: string }
  | { readonly type: 'escape'; readonly value: string }
  /** The value is another one, whoever changed it. */
  | { readonly type: 'value'; readonly value: string; readonly hasFocus: boolean }
  | { readonly type: 'require'; readonly isRequired: boolean }

/** Told to the page, in this order. */
type PromoCodeEmit = 'click' | 'show' | 'hide'

export interface PromoCodeStep {
  readonly state: PromoCodeState
  readonly emits: readonly PromoCodeEmit[]
  /** What has to have the focus now. */
  readonly focus?: 'input' | 'button'
}

/**
 * The field is a button again once it is left empty, by Escape or by going elsewhere: nobody who only looked has it in
 * the way. A code in it stays in sight. What the page changes by itself is told to nobody.
 */
export function updatePromoCode(state: PromoCodeState, event: PromoCodeEvent): PromoCodeStep {
  const { isOpen, isRequired } = state
  switch (event.type) {
    case 'press':
      return isOpen ? stay(state) : { state: open(state), emits: ['click', 'show'], focus: 'input' }
    case 'escape':
      if (!canClose(state, event.value)) return stay(state)
      return { state: close(state), emits: ['hide'], focus: 'button' }
    case 'leave':
      return canClose(state, event.value) ? { state: close(state), emits: ['hide'] } : stay(state)
    case 'value':
      if (event.value !== '') return stay(open(state))
      return stay(event.hasFocus || isRequired ? state : close(state))
    case 'require':
      if (event.isRequired === isRequired) return stay(state)
      return stay({ isOpen: isOpen || event.isRequired, isRequired: event.isRequired })
  }
}

function canClose({ isOpen, isRequired }: PromoCodeState, value: string): boolean {
  return isOpen && !isRequired && value === ''
}

function stay(state: PromoCodeState): PromoCodeStep {
  return { state, emits: [] }
}

function open(state: PromoCodeState): PromoCodeState {
  return state.isOpen ? state : { ...state, isOpen: true }
}

function close(state: PromoCodeState): PromoCodeState {
  return state.isOpen ? { ...state, isOpen: false } : state
}
