import type { ComponentType } from 'react'
import type { InputBlockProps } from '../../field/block-props.ts'
import type { CurrencyPickerProps } from '../../pickers/currency-picker-props.ts'

export interface CurrencyDropdownEvents {
  /** Another currency is chosen: its code in capitals. */
  readonly change?: (currency: string) => void
  /** The picker opens. */
  readonly show?: () => void
  /** The picker closes, with a choice or without. */
  readonly hide?: () => void
  /** The block is pressed; never where only one currency is offered. */
  readonly click?: () => void
  /** The first character in the picker's search. */
  readonly firstInputSearch?: () => void
}

/** The value is an ISO 4217 code in capitals; `inputValue`, in any case, is the default currency. */
export interface CurrencyDropdownProps extends Omit<
  InputBlockProps<string, CurrencyDropdownEvents>,
  'autocomplete'
> {
  /** ISO 4217 codes, in any case, in the order to be shown. Keep the array the same between renders. */
  readonly currencies: readonly string[]
  /** Another picker than Foyer's. Give a component of `React.lazy`: it is rendered while it is open, and not before. */
  readonly currencyPicker?: ComponentType<CurrencyPickerProps> | undefined
}
