/** The properties that an input passes to its currency picker. */
export interface CurrencyPickerProps {
  /** ISO 4217 codes, in any case; fewer than eight in display order. */
  readonly currencies: readonly string[]
  /** The chosen currency, if one is chosen. */
  readonly currency: string | null
  /** The button that opened the picker. */
  readonly anchor: HTMLElement
  /** A currency was chosen, in capitals; the input then closes the picker and takes the focus. */
  readonly onSelect: (currency: string) => void
  /** The picker was closed without a choice. */
  readonly onClose: () => void
  /** The person has typed the first character into the search. */
  readonly onFirstInputSearch?: (() => void) | undefined
}
