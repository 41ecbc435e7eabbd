/** What the block holds beside its field. */
export interface CurrencyDropdownState {
  readonly isOpen: boolean
}

export type CurrencyDropdownEvent =
  | { readonly type: 'press' }
  | { readonly type: 'choose'; readonly currency: string }
  | { readonly type: 'dismiss' }

export type CurrencyDropdownEmit =
  | { readonly type: 'click' | 'show' | 'hide' }
  /** The field has to take this currency, in capitals. */
  | { readonly type: 'change'; readonly currency: string }

/** What is offered, and what is chosen already. */
export interface CurrencyOffer {
  readonly currencies: readonly string[]
  readonly currency: string
}

export interface CurrencyDropdownStep {
  readonly state: CurrencyDropdownState
  readonly emits: readonly CurrencyDropdownEmit[]
}

export const closed: CurrencyDropdownState = { isOpen: false }

/** The dropdown can be opened only where more than one currency is offered (specification, section 9). */
export function canOpen(currencies: readonly string[]): boolean {
  return new Set(currencies.map((code) => code.toUpperCase())).size > 1
}

/** The currency to begin with: the given one, or the only one there is. */
export function defaultCurrency(
  currencies: readonly string[],
  inputValue: string | undefined,
): string | undefined {
  const only = canOpen(currencies) ? undefined : currencies[0]
  return (inputValue || only)?.toUpperCase()
}

export function updateCurrencyDropdown(
  state: CurrencyDropdownState,
  event: CurrencyDropdownEvent,
  { currencies, currency }: CurrencyOffer,
): CurrencyDropdownStep {
  if (event.type === 'press') {
    if (!canOpen(currencies)) return { state, emits: [] }
    return {
      state: { isOpen: !state.isOpen },
      emits: [{ type: 'click' }, { type: state.isOpen ? 'hide' : 'show' }],
    }
  }
  if (!state.isOpen) return { state, emits: [] }
  const emits: CurrencyDropdownEmit[] = [{ type: 'hide' }]
  const chosen = event.type === 'choose' ? event.currency.toUpperCase() : currency
  if (chosen !== currency) emits.unshift({ type: 'change', currency: chosen })
  return { state: closed, emits }
}
