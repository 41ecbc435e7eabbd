import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './regions/match-region.ts'
import { isMobile, hasValidLength, maxLength, type PhoneRegion } from './regions/phone-region.ts'

/**
 * Adds the calling code to digits without a plus, unless they start with one already. docs/decisions/061 explains the
 * order in which the readings are tried.
 * @param written the same digits with the signs between them
 */
export function addPhoneCode(
  digits: string,
  written: string,
  chosen: PhoneRegion,
  options: PhoneOptions,
): string {
  const { phoneCode, trunkPrefix } = chosen
  const { numberTypes } = options
  const startsWithOwnCode = digits.startsWith(phoneCode)
  const ownNational = dropTrunkPrefix(digits.slice(phoneCode.length), chosen, options)
  const isWithCode = startsWithOwnCode && hasValidLength(phoneCode + ownNational, chosen, numberTypes)
  if (isWithCode && !isMobileThatStartsLikeCode(digits, chosen)) return digits

  const asNational = phoneCode + digits
  const other = options.bypassDetectedCountry ? null : findCopiedRegion(digits, written, options)
  // The digits are grouped as in the other country, and not as in the chosen one.
  if (other !== null && `${phoneCode} ${written}` !== formatPhone(asNational, chosen, options)) return digits

  const hasTrunk = trunkPrefix !== '' && digits.startsWith(trunkPrefix) && digits !== trunkPrefix
  const withoutTrunk = hasTrunk ? phoneCode + digits.slice(trunkPrefix.length) : asNational
  if (hasValidLength(withoutTrunk, chosen, numberTypes)) return withoutTrunk
  if (hasValidLength(asNational, chosen, numberTypes)) return asNational

  const isTooLong = withoutTrunk.length > maxLength(chosen, numberTypes)
  if (isTooLong && !options.bypassDetectedCountry && isMobileAbroad(digits, options)) return digits
  // The calling code itself is being typed: no mobile number of the country starts with these digits.
  return startsWithOwnCode && !isMobile(asNational, chosen) ? digits : withoutTrunk
}

/**
 * Finds the country whose number an input would show with exactly these digits and groups, the calling code first: then the text was copied
 * from such an input.
 */
export function findCopiedRegion(digits: string, written: string, options: PhoneOptions): PhoneRegion | null {
  const region = matchRegion(digits, options)
  if (region === null || !hasValidLength(digits, region, options.numberTypes)) return null
  const isSameFormat = [options, {}].some((groups) => written === formatPhone(digits, region, groups))
  return isSameFormat ? region : null
}

/** The calling code, the area code, whose second digit is never a 9, and seven digits (NANPA, www.nanpa.com/numbering). */
const northAmerican = /^1[2-9][0-8]\d[2-9]\d{6}$/

/**
 * Whether digits that a browser has filled in are a North American number: Chrome writes those with their calling code and without a
 * plus, and all others with one. Chinese mobile numbers have as many digits, and may also start with a 1.
 */
export function isFilledNorthAmerican(
  written: string,
  chosen: PhoneRegion | null,
  options: PhoneOptions,
): boolean {
  if (!northAmerican.test(written) || matchRegion(written, options)?.phoneCode !== '1') return false
  return chosen?.phoneCode !== '86' || !isMobile(chosen.phoneCode + written, chosen)
}

/**
 * Whether the digits are a mobile number that starts with the digits of its own calling code, such as the Italian 393 123 4567. They are
 * taken for a number with its calling code where people write a trunk prefix, and if what follows the code is as long as a mobile number.
 */
function isMobileThatStartsLikeCode(digits: string, chosen: PhoneRegion): boolean {
  return (
    chosen.trunkPrefix === '' &&
    !hasValidLength(digits, chosen) &&
    isWholeMobile(chosen.phoneCode + digits, chosen)
  )
}

function isMobileAbroad(digits: string, options: PhoneOptions): boolean {
  const other = matchRegion(digits, options)
  return other !== null && isWholeMobile(digits, other)
}

/** Whether the digits, which start with the calling code, have the length and the first digits of a mobile number. */
function isWholeMobile(digits: string, region: PhoneRegion): boolean {
  return hasValidLength(digits, region) && isMobile(digits, region)
}

/**
 * A second digit that people write as a trunk prefix (libphonenumber, `nationalPrefixForParsing`): in Belarus 0, alone or after the 8; in
 * Lithuania the 8 that was used until 2024. It makes a number longer than any of the country, which is how it is recognised.
 */
const extraTrunkPrefixes: Readonly<Record<string, string>> = { BY: '0', LT: '8' }

/**
 * A mobile number of Argentina as it is dialled there, with a 15 behind the area code of two to four digits. Behind the
 * calling code it has a 9 before the area code instead (libphonenumber, `nationalPrefixTransformRule`).
 */
const argentineMobile = /^(11|[23]\d\d\d?)15/

/**
 * Removes a trunk prefix behind a calling code, as people write it in `+44 (0)20`. No national number starts with a
 * trunk prefix 0 or 1, but some start with 8 (+7 800), so an 8 is only removed from a number that is too long. A
 * repeated calling code is removed in the same way.
 */
export function dropTrunkPrefix(
  national: string,
  region: PhoneRegion,
  { numberTypes }: Pick<PhoneOptions, 'numberTypes'>,
): string {
  const { countryCode, trunkPrefix, phoneCode } = region
  const isTooLong = phoneCode.length + national.length > maxLength(region, numberTypes)
  if (isTooLong && national.startsWith(extraTrunkPrefixes[countryCode] ?? '+')) return national.slice(1)
  if (isTooLong && countryCode === 'AR' && argentineMobile.test(national))
    return national.replace(argentineMobile, '9$1')
  if (isTooLong && national.startsWith(phoneCode) && hasValidLength(national, region, numberTypes))
    return national.slice(phoneCode.length)
  if (trunkPrefix === '' || !national.startsWith(trunkPrefix) || national === trunkPrefix) return national
  return trunkPrefix === '8' && !isTooLong ? national : national.slice(trunkPrefix.length)
}
