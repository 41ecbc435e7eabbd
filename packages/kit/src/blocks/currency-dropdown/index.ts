'use client'

export { CurrencyDropdown } from './currency-dropdown.tsx'
export type { CurrencyDropdownEvents, CurrencyDropdownProps } from './currency-dropdown-props.ts'
