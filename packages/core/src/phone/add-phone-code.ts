import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './match-region.ts'
import { isMobile, isWhole, maxLength, type PhoneRegion } from './phone-region.ts'

/**
 * Digits without a plus: with the calling code that they have, or with the one that the chosen country gives them.
 * `written`: the same with what stood between them. docs/decisions/018 says which reading comes first, and why.
 */
export function addPhoneCode(
  digits: string,
  written: string,
  chosen: PhoneRegion,
  options: PhoneOptions,
): string {
  const { phoneCode, trunkPrefix } = chosen
  const isOwn = digits.startsWith(phoneCode)
  if (isOwn && isWhole(phoneCode + dropTrunkPrefix(digits.slice(phoneCode.length), chosen), chosen))
    return digits

  const asNational = phoneCode + digits
  const hasTrunk = trunkPrefix !== '' && digits.startsWith(trunkPrefix) && digits !== trunkPrefix
  const withoutTrunk = hasTrunk ? phoneCode + digits.slice(trunkPrefix.length) : asNational
  const isDialled = hasTrunk && isWhole(withoutTrunk, chosen)
  const national = isDialled ? withoutTrunk : asNational
  const isNational = isWhole(national, chosen)
  const isOwnMobile = isNational && isMobile(national, chosen)

  const other = options.bypassDetectedCountry ? null : matchRegion(digits, options)
  if (other !== null && isWhole(digits, other)) {
    const isGrouped = written === formatPhone(digits, other)
    // Grouped as the other country does it, and not as this one would: somebody has copied what an input shows.
    const isCopied = isGrouped && `${phoneCode} ${written}` !== formatPhone(asNational, chosen)
    const isOtherMobile = (isGrouped || written === digits) && isMobile(digits, other)
    // A calling code of one digit says less than the two digits that a mobile number begins with.
    const isSure = other.phoneCode.length > 1 || other.leadingDigits.length > 0
    if (isCopied || (isOwnMobile ? isOtherMobile && isSure && !isDialled : isOtherMobile || !isDialled))
      return digits
  }
  if (isNational) return national
  const isAnother = asNational.length > maxLength(chosen) && !options.bypassDetectedCountry
  // The calling code itself, being typed: no mobile number of the country begins so.
  const isBegun = (isOwn || phoneCode.startsWith(digits)) && !isMobile(asNational, chosen)
  return isBegun || isAnother ? digits : withoutTrunk
}

/**
 * A number behind a calling code has no trunk prefix; people leave it in, as in `+44 (0)20`. No number begins with a 0 or 1
 * that is one, but some with an 8 (+7 800): there it has to be one digit too many. So has the calling code, typed again.
 */
export function dropTrunkPrefix(national: string, region: PhoneRegion): string {
  const { trunkPrefix, phoneCode } = region
  const isTooLong = phoneCode.length + national.length > maxLength(region)
  if (isTooLong && national.startsWith(phoneCode) && isWhole(national, region))
    return national.slice(phoneCode.length)
  if (trunkPrefix === '' || !national.startsWith(trunkPrefix) || national === trunkPrefix) return national
  return trunkPrefix === '8' && !isTooLong ? national : national.slice(trunkPrefix.length)
}
