import { fillTemplate } from '../mask/index.ts'
import type { PhoneRegion } from './phone-region.ts'

/** A value as it is shown: without the plus, in the groups of its region. Digits that its mask has no place for follow. */
export function formatPhone(value: string, region: PhoneRegion | null): string {
  const digits = value.replace(/^\+/, '')
  if (region === null || !digits.startsWith(region.phoneCode)) return digits
  const template = `${'#'.repeat(region.phoneCode.length)} ${region.mask}${region.optionalMask ?? ''}`
  const shown = fillTemplate(template, digits)
  return shown + digits.slice(shown.replaceAll(' ', '').length)
}
