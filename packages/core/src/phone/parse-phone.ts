import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './match-region.ts'
import { maxLength, type PhoneRegion } from './phone-region.ts'
import { readDigits } from './read-digits.ts'
import { findRegion, phoneRegions } from './regions.ts'

/** What a text says as a phone number. */
export interface PhoneReading {
  /** ASCII `+digits`, calling code first; empty while there is no more than a calling code. */
  readonly value: string
  /** What an input shows: the groups of the region without the plus; with it while nobody's calling code is there. */
  readonly shown: string
  readonly region: PhoneRegion | null
  /** As long as a mobile number of the region. */
  readonly isComplete: boolean
  /** `foreign_code`: it is another country's number, and the region is locked. */
  readonly refusal: 'foreign_code' | null
}

export interface ParseOptions extends PhoneOptions {
  /** The digits begin with a calling code, as an input shows a value. Otherwise that is found out. */
  readonly hasPhoneCode?: boolean | undefined
}

/** The specification's fallback mask: a plus and 20 digits. */
export const maxDigits = 20

/**
 * Reads a number as people write it: `+7 (999) …`, `8 999 …` and `7999 …` in Russia, `00 …`, `… ext. 12`, in digits of any
 * script. Digits without a plus are a number of the chosen country where they can be one, and another's otherwise.
 */
export function parsePhone(text: string, options: ParseOptions = {}): PhoneReading {
  const { digits, isInternational, written } = readDigits(text)
  const chosen = chosenRegion(options)
  if (digits === '') return { ...nothing, shown: isInternational ? '+' : '', region: chosen }
  if (isInternational || options.hasPhoneCode || chosen === null) return readInternational(digits, options)
  return readInternational(addPhoneCode(digits, written, chosen, options), options)
}

const nothing = { value: '', shown: '', region: null, isComplete: false, refusal: null } as const

/** The chosen region; the only one, where the list has no other. */
export function chosenRegion({ regions = phoneRegions, countryCode }: PhoneOptions): PhoneRegion | null {
  return regions.length === 1 ? (regions[0] ?? null) : findRegion(countryCode, regions)
}

/** The region whose calling code a number must have, where that cannot be changed. */
export function lockedRegion(options: PhoneOptions): PhoneRegion | null {
  return options.lockRegion || options.regions?.length === 1 ? chosenRegion(options) : null
}

function readInternational(digits: string, options: PhoneOptions): PhoneReading {
  const locked = lockedRegion(options)
  if (locked !== null && !digits.startsWith(locked.phoneCode)) {
    const refusal = locked.phoneCode.startsWith(digits) ? null : 'foreign_code'
    return { ...nothing, shown: `+${digits}`, region: locked, refusal }
  }
  const region = locked ?? matchRegion(digits, options)
  if (region === null) {
    const value = toValue(digits)
    return { ...nothing, value: value === '+' ? '' : value, shown: value }
  }
  const national = digits.slice(region.phoneCode.length)
  // 00 typed behind a calling code that was there before: the number begins again.
  if (national.startsWith('00')) return readInternational(national.slice(2), options)
  const kept = dropTrunkPrefix(national, region)
  if (kept !== national) return readInternational(region.phoneCode + kept, options)
  const value = toValue(digits)
  const count = value.length - 1
  return {
    value: count === region.phoneCode.length ? '' : value,
    shown: formatPhone(value, region),
    region,
    isComplete: count >= region.length && count <= maxLength(region),
    refusal: null,
  }
}

/** Digits without a plus: with the calling code that they have, or with the one that the chosen country gives them. */
function addPhoneCode(digits: string, written: string, chosen: PhoneRegion, options: PhoneOptions): string {
  const { phoneCode, mobileDigits, trunkPrefix } = chosen
  const isOwn = digits.startsWith(phoneCode)
  if (isOwn && isWhole(phoneCode + dropTrunkPrefix(digits.slice(phoneCode.length), chosen), chosen))
    return digits

  const detected = options.bypassDetectedCountry ? null : matchRegion(digits, options)
  const isForeign = detected !== null && isWhole(digits, detected)
  // Grouped as the other country groups it, and not as this one would: somebody has copied what an input shows.
  if (isForeign && written === formatPhone(digits, detected) && written !== formatNational(digits, chosen))
    return digits

  const hasTrunkPrefix = trunkPrefix !== '' && digits.startsWith(trunkPrefix)
  const withoutTrunk = phoneCode + digits.slice(trunkPrefix.length)
  if (hasTrunkPrefix && isWhole(withoutTrunk, chosen)) return withoutTrunk
  const asNational = phoneCode + digits
  const isNational = isWhole(asNational, chosen)
  if (isNational && mobileDigits.includes(digits.charAt(0))) return asNational
  if (isForeign) return digits
  if (isNational) return asNational
  const isAnother = asNational.length > maxLength(chosen) && !options.bypassDetectedCountry
  // The calling code itself, being typed: no mobile number of the country begins so.
  const isBegun = (isOwn || phoneCode.startsWith(digits)) && !mobileDigits.includes(digits.charAt(0))
  if (isBegun || isAnother) return digits
  return hasTrunkPrefix && digits !== trunkPrefix ? withoutTrunk : asNational
}

function formatNational(digits: string, region: PhoneRegion): string {
  return formatPhone(region.phoneCode + digits, region).slice(region.phoneCode.length + 1)
}

/**
 * A number behind a calling code has no trunk prefix; people leave it in, as in `+44 (0)20`. No number begins with a 0 or 1
 * that is one, but some with an 8 (+7 800): there it has to be one digit too many. So has the calling code, typed again.
 */
function dropTrunkPrefix(national: string, region: PhoneRegion): string {
  const { trunkPrefix, phoneCode } = region
  const isTooLong = phoneCode.length + national.length > maxLength(region)
  if (isTooLong && national.startsWith(phoneCode) && isWhole(national, region))
    return national.slice(phoneCode.length)
  if (trunkPrefix === '' || !national.startsWith(trunkPrefix) || national === trunkPrefix) return national
  return trunkPrefix === '8' && !isTooLong ? national : national.slice(trunkPrefix.length)
}

function isWhole({ length }: string, region: PhoneRegion): boolean {
  return length >= region.length && length <= maxLength(region)
}

function toValue(digits: string): string {
  return `+${digits.slice(0, maxDigits)}`
}
