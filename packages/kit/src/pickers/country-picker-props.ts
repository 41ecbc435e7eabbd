import type { PhoneRegion } from '@foyer/core/phone'

/** What an input gives to the country picker that it opens. The picker's code is not loaded with the page. */
export interface CountryPickerProps {
  readonly regions: readonly PhoneRegion[]
  /** The chosen country's ISO code, where one is chosen. */
  readonly countryCode: string | null
  /** The button that has opened it: where it stands, and where the focus goes when nothing is chosen. */
  readonly anchor: HTMLElement
  /** A country is chosen; the input closes the picker and takes the focus. */
  readonly onSelect: (countryCode: string) => void
  /** Closed without a choice. */
  readonly onClose: () => void
  /** The first character in the search. */
  readonly onFirstInputSearch?: (() => void) | undefined
}
