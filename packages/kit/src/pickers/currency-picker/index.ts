export { CurrencyPicker as default } from './currency-picker.tsx'
