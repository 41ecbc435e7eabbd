import { createLazyPicker } from './create-lazy-picker.tsx'
import type { CurrencyPickerProps } from '../currency-picker-props.ts'

/** The currency picker. Its code is loaded when it first opens. */
export const CurrencyPicker = createLazyPicker<CurrencyPickerProps>(
  () => import('../currency-picker/index.ts'),
  ({ currency }) => currency,
)
