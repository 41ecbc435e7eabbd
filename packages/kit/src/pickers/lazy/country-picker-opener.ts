export { CountryPicker as default } from './lazy-country-picker.ts'
