import { createLazyPicker } from './create-lazy-picker.tsx'
import type { CurrencyPickerProps } from './currency-picker-props.ts'

/** The currency picker, whose code is loaded when it is opened first. */
export const CurrencyPicker = createLazyPicker<CurrencyPickerProps>(
  () => import('./currency-picker/index.ts'),
  ({ currency }) => currency,
)
