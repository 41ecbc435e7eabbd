import type { CountryPickerProps } from '../country-picker-props.ts'
import { createDeferredPicker } from './create-deferred-picker.tsx'

/** The country picker of a phone input, loaded in two steps. */
export const CountryPicker = createDeferredPicker<CountryPickerProps>(() => {
  // The second step, which a press would otherwise wait for one round trip longer. What opens it loads it too, and tells of failures.
  import('../country-picker/index.ts').catch(() => {})
  return import('./country-picker-opener.ts')
})
