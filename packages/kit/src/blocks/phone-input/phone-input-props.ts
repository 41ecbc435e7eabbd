import type { NumberTypes, PhoneRegion } from '@foyer/core/phone'
import type { ComponentType } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import type { CountryPickerProps } from '../../pickers/country-picker-props.ts'

/** `firstInput`: the number has its first digit while a country is chosen; called at most once per mount. */
export interface PhoneInputEvents extends TextInputEvents {
  /** The person has chosen a country in the picker. */
  readonly selectCountry?: ((countryCode: string) => void) | undefined
  /** The person has typed the first character into the picker's search. */
  readonly firstInputSearch?: (() => void) | undefined
}

/** The value is ASCII `+digits`, and empty while there is nothing but a calling code. */
export interface PhoneInputProps extends InputBlockProps<string, PhoneInputEvents> {
  /**
   * The initial country, as ISO code; when it changes later, the number takes its calling code. Without it the person is asked for a
   * country, unless the number begins with a plus or 00; if there is one only later, a number with a country keeps its own.
   */
  readonly countryCode?: string | null | undefined
  /** `mobile`, the default: numbers that receive text messages. `any`: landlines too, for a number to call. */
  readonly numberTypes?: NumberTypes | undefined
  /** The country's calling code cannot be changed. */
  readonly lockRegion?: boolean | undefined
  /** Digits never change the chosen country by themselves; a plus or 00 before another calling code does. */
  readonly bypassDetectedCountry?: boolean | undefined
  /** The allowed countries, from `narrowRegions`. Keep the array the same between renders. */
  readonly regions?: readonly PhoneRegion[] | undefined
  /**
   * Opens from the country button, and is rendered while it is open. The kit's own picker is loaded when the page is at rest or a person
   * gets close to the input; with data saver on, when it is opened. `null`: no picker; the country follows from the number.
   */
  readonly countryPicker?: ComponentType<CountryPickerProps> | null | undefined
}
