export { addressFormatOf, type AddressField, type AddressFormat, type PartNames } from './address-format.ts'
export { currencyOf } from './currency-of.ts'
