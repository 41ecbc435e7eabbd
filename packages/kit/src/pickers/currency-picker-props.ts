/** What an input gives to the currency picker that it opens. */
export interface CurrencyPickerProps {
  /** ISO 4217 codes, in any case, in the order to be shown. */
  readonly currencies: readonly string[]
  /** The chosen one, where one is chosen. */
  readonly currency: string | null
  /** The button that has opened it. */
  readonly anchor: HTMLElement
  /** A currency is chosen, in capitals; the input closes the picker and takes the focus. */
  readonly onSelect: (currency: string) => void
  /** Closed without a choice. */
  readonly onClose: () => void
  /** The first character in the search. */
  readonly onFirstInputSearch?: (() => void) | undefined
}
