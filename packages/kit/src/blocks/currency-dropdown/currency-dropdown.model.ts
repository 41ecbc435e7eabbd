import type { Step } from '../../field/model.ts'

/** The block's state, apart from its field's. */
export interface CurrencyDropdownState {
  readonly isOpen: boolean
}

export type CurrencyDropdownEvent =
  | { readonly type: 'press' }
  | { readonly type: 'choose'; readonly currency: string }
  | { readonly type: 'dismiss' }

export type CurrencyDropdownEffect =
  | { readonly type: 'click' | 'show' | 'hide' }
  /** The field should take this currency, in capitals. */
  | { readonly type: 'change'; readonly currency: string }

/** The offered currencies, and the one chosen so far. */
export interface CurrencyOffer {
  readonly currencies: readonly string[]
  readonly currency: string
}

type CurrencyDropdownStep = Step<CurrencyDropdownState, CurrencyDropdownEffect>

export const closed: CurrencyDropdownState = { isOpen: false }

/** The dropdown can be opened only where more than one currency is offered (specification, section 9). */
export function canOpen(currencies: readonly string[]): boolean {
  return new Set(currencies.map((code) => code.toUpperCase())).size > 1
}

/** The initial currency: the given one, or the only one offered. */
export function defaultCurrency(
  currencies: readonly string[],
  inputValue: string | undefined,
): string | undefined {
  const only = canOpen(currencies) ? undefined : currencies[0]
  return (inputValue || only)?.toUpperCase()
}

/**
 * The currency after the offered ones have changed. As in a native select, a withdrawn one is no longer chosen. None replaces it, unless it
 * is the only one offered, because the person has not agreed to amounts in another currency.
 */
export function dropWithdrawn(
  currency: string,
  previousCurrencies: readonly string[],
  currencies: readonly string[],
): string {
  const isOffered = (offered: readonly string[]) => offered.some((code) => code.toUpperCase() === currency)
  return isOffered(previousCurrencies) && !isOffered(currencies)
    ? (defaultCurrency(currencies, undefined) ?? '')
    : currency
}

export function updateCurrencyDropdown(
  state: CurrencyDropdownState,
  event: CurrencyDropdownEvent,
  { currencies, currency }: CurrencyOffer,
): CurrencyDropdownStep {
  if (event.type === 'press') {
    if (!canOpen(currencies)) return { state, effects: [] }
    return {
      state: { isOpen: !state.isOpen },
      effects: [{ type: 'click' }, { type: state.isOpen ? 'hide' : 'show' }],
    }
  }
  if (!state.isOpen) return { state, effects: [] }
  const effects: CurrencyDropdownEffect[] = [{ type: 'hide' }]
  const chosen = event.type === 'choose' ? event.currency.toUpperCase() : currency
  if (chosen !== currency) effects.unshift({ type: 'change', currency: chosen })
  return { state: closed, effects }
}
