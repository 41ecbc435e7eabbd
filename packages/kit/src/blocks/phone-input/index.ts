'use client'

export { PhoneInput } from './phone-input.tsx'
export type { PhoneInputEvents, PhoneInputProps } from './phone-input-props.ts'
export type { CountryPickerProps } from '../../pickers/country-picker-props.ts'
