import type { PhoneRegion } from '@foyer/core/phone'
import type { ComponentType } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import type { CountryPickerProps } from '../../pickers/country-picker-props.ts'

/** `firstInput`: the number goes from empty to filled while a country is chosen; once in the life of the block. */
export interface PhoneInputEvents extends TextInputEvents {
  /** The person has chosen a country in the picker. */
  readonly selectCountry?: (countryCode: string) => void
  /** The first character in the picker's search. */
  readonly firstInputSearch?: () => void
}

/** The value is ASCII `+digits`, and empty while there is no more than a calling code. */
export interface PhoneInputProps extends InputBlockProps<string, PhoneInputEvents> {
  /** The country to begin with, as ISO code; when it changes later, the number takes its calling code. */
  readonly countryCode?: string | null | undefined
  /** The calling code of the country cannot be changed. */
  readonly lockRegion?: boolean | undefined
  /** Digits alone never change the chosen country; a plus or 00 in front of another calling code does. */
  readonly bypassDetectedCountry?: boolean | undefined
  /** Which countries there are, from `narrowRegions`. Keep the array the same between renders. */
  readonly regions?: readonly PhoneRegion[] | undefined
  /**
   * Opens from the country, and is rendered while it is open. The kit's own is loaded when a person comes near the input,
   * or with data saved when it is opened; `null`: the country cannot be chosen, and follows from the number.
   */
  readonly countryPicker?: ComponentType<CountryPickerProps> | null | undefined
}
