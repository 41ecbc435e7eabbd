import type { ComponentType } from 'react'
import type { InputBlockProps } from '../../field/block-props.ts'
import type { CurrencyPickerProps } from '../../pickers/currency-picker-props.ts'

/** What a `<CurrencyDropdown>` reports. */
export interface CurrencyDropdownEvents {
  /** The person has chosen another currency: its ISO 4217 code in capitals. */
  readonly change?: ((currency: string) => void) | undefined
  /** The picker opens. */
  readonly show?: (() => void) | undefined
  /** The picker closes, with a choice or without. */
  readonly hide?: (() => void) | undefined
  /** The block was pressed. Never called where only one currency is offered. */
  readonly click?: (() => void) | undefined
  /** The person has typed the first character into the picker's search. */
  readonly firstInputSearch?: (() => void) | undefined
}

/** The value is an ISO 4217 code in capitals; `inputValue`, in any case, is the initial currency. */
export interface CurrencyDropdownProps extends Omit<
  InputBlockProps<string, CurrencyDropdownEvents>,
  'autocomplete'
> {
  /**
   * ISO 4217 codes, in any case. Up to seven are shown in this order, more are sorted by name. If a new array lacks the chosen currency, it
   * is no longer chosen. Keep the array the same between renders.
   */
  readonly currencies: readonly string[]
  /** Replaces Foyer's picker. Pass a component made by `React.lazy`: it is only rendered while the picker is open. */
  readonly currencyPicker?: ComponentType<CurrencyPickerProps> | undefined
}
