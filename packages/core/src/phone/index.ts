export { editPhone, readShown, type PhoneEdit } from './edit/edit-phone.ts'
export { formatPhone } from './format-phone.ts'
export { matchRegion, type PhoneOptions } from './regions/match-region.ts'
export {
  chosenRegion,
  lockedRegion,
  maxDigits,
  parsePhone,
  type ParseOptions,
  type PhoneIssue,
  type PhoneReading,
} from './parse-phone.ts'
export { isRegionCode, namePhoneCountries, nameRegion, type PhoneCountry } from './regions/phone-countries.ts'
export { maxLength, type NumberTypes, type PhoneRegion } from './regions/phone-region.ts'
export { readPhone, type WrittenPhone } from './read-phone.ts'
export { findRegion, narrowRegions, phoneRegions, type RegionLimits } from './regions/regions.ts'
