import type { CountryPickerProps } from './country-picker-props.ts'
import { createLazyPicker } from './create-lazy-picker.tsx'

/** The country picker, whose code is loaded when it is opened first. What a phone input opens. */
export const CountryPicker = createLazyPicker<CountryPickerProps>(
  () => import('./country-picker/index.ts'),
  ({ countryCode }) => countryCode,
)
