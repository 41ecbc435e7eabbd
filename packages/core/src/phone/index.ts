export { displayPhone } from './display-phone.ts'
export { editPhone, readShown, type PhoneEdit } from './edit-phone.ts'
export { formatPhone } from './format-phone.ts'
export { matchRegion, type PhoneOptions } from './match-region.ts'
export {
  chosenRegion,
  lockedRegion,
  maxDigits,
  parsePhone,
  type ParseOptions,
  type PhoneReading,
} from './parse-phone.ts'
export { maxLength, type PhoneRegion } from './phone-region.ts'
export { findRegion, narrowRegions, phoneRegions, type RegionLimits } from './regions.ts'
