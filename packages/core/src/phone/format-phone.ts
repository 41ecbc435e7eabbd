import { fillTemplate } from '../mask/index.ts'
import type { PhoneOptions } from './regions/match-region.ts'
import type { PhoneRegion } from './regions/phone-region.ts'

/**
 * Formats a value without the plus, in the groups of its country if they are loaded, and otherwise by the region's
 * mask. Digits that do not fit into the mask follow at the end.
 */
export function formatPhone(
  value: string,
  region: PhoneRegion | null,
  { group }: Pick<PhoneOptions, 'group'> = {},
): string {
  const digits = value.replace(/^\+/, '')
  if (region === null || !digits.startsWith(region.phoneCode)) return digits
  const { phoneCode } = region
  const national = digits.slice(phoneCode.length)
  const grouped = national === '' ? null : (group?.(national, phoneCode) ?? null)
  if (grouped !== null) return `${phoneCode} ${grouped}`
  const template = `${'#'.repeat(phoneCode.length)} ${region.mask}${region.optionalMask ?? ''}`
  const shown = fillTemplate(template, digits)
  return shown + digits.slice(shown.replaceAll(' ', '').length)
}
