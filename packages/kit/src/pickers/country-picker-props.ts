import type { PhoneRegion } from '@foyer/core/phone'

/** The properties that an input passes to its country picker. Separate from the picker, whose code is loaded later. */
export interface CountryPickerProps {
  readonly regions: readonly PhoneRegion[]
  /** The chosen country's ISO code, if one is chosen. */
  readonly countryCode: string | null
  /** The button that opened the picker: the picker is placed beside it, and returns the focus to it if nothing is chosen. */
  readonly anchor: HTMLElement
  /** A country was chosen; the input then closes the picker and takes the focus. */
  readonly onSelect: (countryCode: string) => void
  /** The picker was closed without a choice. */
  readonly onClose: () => void
  /** The person has typed the first character into the search. */
  readonly onFirstInputSearch?: (() => void) | undefined
}
