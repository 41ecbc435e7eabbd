/** A button, or the field that it has become. */
export interface PromoCodeState {
  readonly isOpen: boolean
}

/** What the field holds. `hasError`: shown or not, something is wrong with it, as with an empty one that is required. */
export interface PromoCodeField {
  readonly value: string
  readonly hasFocus: boolean
  readonly hasError: boolean
}

export type PromoCodeEvent =
  | { readonly type: 'press' }
  /** The focus has gone somewhere else on the page. */
  | { readonly type: 'leave'; readonly field: PromoCodeField }
  | { readonly type: 'escape'; readonly field: PromoCodeField }
  /** The field is another one than `before`, whoever changed it. */
  | { readonly type: 'update'; readonly field: PromoCodeField; readonly before: string }

/** Told to the page, in this order. */
type PromoCodeEmit = 'click' | 'show' | 'hide'

export interface PromoCodeStep {
  readonly state: PromoCodeState
  readonly emits: readonly PromoCodeEmit[]
  /** What has to have the focus now. */
  readonly focus?: 'input' | 'button'
}

const field: PromoCodeState = { isOpen: true }
const button: PromoCodeState = { isOpen: false }

/** A field from the start where there is a code, or has to be one, or something is wrong. */
export function createPromoCodeState(given: PromoCodeField): PromoCodeState {
  return isNeeded(given) || given.hasFocus ? field : button
}

/**
 * The field is a button again once it is left empty, by Escape or by going elsewhere: nobody who only looked has it in
 * the way. A code in it stays in sight. What the page changes by itself is told to nobody.
 */
export function updatePromoCode(state: PromoCodeState, event: PromoCodeEvent): PromoCodeStep {
  switch (event.type) {
    case 'press':
      return state.isOpen ? stay(state) : { state: field, emits: ['click', 'show'], focus: 'input' }
    case 'escape':
      if (!state.isOpen || isNeeded(event.field)) return stay(state)
      return { state: button, emits: ['hide'], focus: 'button' }
    case 'leave':
      if (!state.isOpen || isNeeded(event.field)) return stay(state)
      return { state: button, emits: ['hide'] }
    case 'update':
      if (isNeeded(event.field) || event.field.hasFocus) return stay(field)
      return stay(event.before === '' ? state : button)
  }
}

function isNeeded({ value, hasError }: PromoCodeField): boolean {
  return value !== '' || hasError
}

function stay(state: PromoCodeState): PromoCodeStep {
  return { state, emits: [] }
}
