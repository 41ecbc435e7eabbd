export { CountryPicker as default } from './country-picker.tsx'
