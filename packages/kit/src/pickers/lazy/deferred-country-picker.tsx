import type { CountryPickerProps } from '../country-picker-props.ts'
import { createDeferredPicker } from './create-deferred-picker.tsx'

/** The country picker of a phone input, loaded in two steps. */
export const CountryPicker = createDeferredPicker<CountryPickerProps>(
  () => import('./country-picker-opener.ts'),
)
