import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './regions/match-region.ts'
import { isMobile, isWhole, maxLength, type PhoneRegion } from './regions/phone-region.ts'

/**
 * Digits without a plus: with the calling code that they have, or with the one that the chosen country gives them.
 * `written`: the same with what stood between them. docs/decisions/061 says which reading comes first, and why.
 */
export function addPhoneCode(
  digits: string,
  written: string,
  chosen: PhoneRegion,
  options: PhoneOptions,
): string {
  const { phoneCode, trunkPrefix } = chosen
  const { numberTypes } = options
  const isOwn = digits.startsWith(phoneCode)
  const ownNational = dropTrunkPrefix(digits.slice(phoneCode.length), chosen, options)
  if (isOwn && isWhole(phoneCode + ownNational, chosen, numberTypes)) return digits

  const asNational = phoneCode + digits
  const other = options.bypassDetectedCountry ? null : findCopied(digits, written, options)
  // Grouped as the other country does it, and not as this one would.
  if (other !== null && `${phoneCode} ${written}` !== formatPhone(asNational, chosen, options)) return digits

  const hasTrunk = trunkPrefix !== '' && digits.startsWith(trunkPrefix) && digits !== trunkPrefix
  const withoutTrunk = hasTrunk ? phoneCode + digits.slice(trunkPrefix.length) : asNational
  if (isWhole(withoutTrunk, chosen, numberTypes)) return withoutTrunk
  if (isWhole(asNational, chosen, numberTypes)) return asNational

  const isTooLong = withoutTrunk.length > maxLength(chosen, numberTypes)
  if (isTooLong && !options.bypassDetectedCountry && isMobileAbroad(digits, options)) return digits
  // The calling code itself, being typed: no mobile number of the country begins so.
  return isOwn && !isMobile(asNational, chosen) ? digits : withoutTrunk
}

/** The country whose input has shown a whole number in just these groups, calling code first: somebody has copied it from there. */
export function findCopied(digits: string, written: string, options: PhoneOptions): PhoneRegion | null {
  const region = matchRegion(digits, options)
  if (region === null || !isWhole(digits, region, options.numberTypes)) return null
  const isShownSo = [options, {}].some((groups) => written === formatPhone(digits, region, groups))
  return isShownSo ? region : null
}

function isMobileAbroad(digits: string, options: PhoneOptions): boolean {
  const other = matchRegion(digits, options)
  return other !== null && isWhole(digits, other) && isMobile(digits, other)
}

/**
 * A number behind a calling code has no trunk prefix; people leave it in, as in `+44 (0)20`. No number begins with a 0 or 1
 * that is one, but some with an 8 (+7 800): there it has to be one digit too many. So has the calling code, typed again.
 */
export function dropTrunkPrefix(
  national: string,
  region: PhoneRegion,
  { numberTypes }: Pick<PhoneOptions, 'numberTypes'>,
): string {
  const { trunkPrefix, phoneCode } = region
  const isTooLong = phoneCode.length + national.length > maxLength(region, numberTypes)
  if (isTooLong && national.startsWith(phoneCode) && isWhole(national, region, numberTypes))
    return national.slice(phoneCode.length)
  if (trunkPrefix === '' || !national.startsWith(trunkPrefix) || national === trunkPrefix) return national
  return trunkPrefix === '8' && !isTooLong ? national : national.slice(trunkPrefix.length)
}
