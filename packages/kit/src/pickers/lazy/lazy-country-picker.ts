'use client'

import type { CountryPickerProps } from '../country-picker-props.ts'
import { createLazyPicker } from './create-lazy-picker.tsx'

/** The country picker of a phone input. Its code is loaded when it first opens. */
export const CountryPicker = createLazyPicker<CountryPickerProps>(
  () => import('../country-picker/index.ts'),
  ({ countryCode }) => countryCode,
)
