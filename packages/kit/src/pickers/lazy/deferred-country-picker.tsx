import type { CountryPickerProps } from '../country-picker-props.ts'
import { createDeferredPicker } from './create-deferred-picker.tsx'

/** The country picker of a phone input, loaded in two steps. */
export const CountryPicker = createDeferredPicker<CountryPickerProps>(() => {
  // Starts the second step now, which would otherwise begin one round trip later. Its errors are ignored here: opening the picker loads it
  // too, and reports them.
  import('../country-picker/index.ts').catch(() => {})
  return import('./country-picker-opener.ts')
})
