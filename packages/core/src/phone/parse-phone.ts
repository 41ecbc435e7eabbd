import { addPhoneCode, dropTrunkPrefix, findCopiedRegion, isFilledNorthAmerican } from './add-phone-code.ts'
import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './regions/match-region.ts'
import { hasValidLength, maxLength, type PhoneRegion } from './regions/phone-region.ts'
import { readDigits } from './read-digits.ts'
import { findRegion, phoneRegions } from './regions/regions.ts'

/**
 * Why a number is not complete: digits are missing, there are too many, or the calling code is unknown. The same codes
 * as those of the validators.
 */
export type PhoneIssue = 'phone_incomplete' | 'phone_too_long' | 'phone_code_unknown'

/** A text, parsed as a phone number. */
export interface PhoneReading {
  /** ASCII `+digits`, calling code first; empty while there is only a calling code. */
  readonly value: string
  /**
   * The text for an input: grouped, without the plus; with the plus while the calling code is incomplete. Digits
   * without a calling code and without a chosen country are left as they are.
   */
  readonly shown: string
  readonly region: PhoneRegion | null
  /** The number has a valid length for its region and `numberTypes`. */
  readonly isComplete: boolean
  /** Why the number is not complete; `null` if it is, or if there is none. */
  readonly issue: PhoneIssue | null
  /** `foreign_code`: the number is of another country, and the region is locked. */
  readonly rejected: 'foreign_code' | null
}

/** How to read a text as a phone number. */
export interface ParseOptions extends PhoneOptions {
  /**
   * The digits start with a calling code although there is no plus. Otherwise they are a number of the chosen country.
   */
  readonly hasPhoneCode?: boolean | undefined
}

/** The maximum number of digits (specification: the fallback mask is a plus and 20 digits). */
const maxDigits = 20

const doubleZero = /^00/
/**
 * What people dial before a calling code where it is more than 00, by their own calling code (libphonenumber, `internationalPrefix`). The trunk
 * prefix may be removed already: 8 10 is 10, and 010 is 10 in Japan. No number there starts so.
 */
const exitCodes: Readonly<Record<string, RegExp>> = {
  1: /^(?:00|011)/,
  7: /^(?:00|8?10)/,
  // After 00, another 1 may make it 0011, which Australians dial.
  61: /^00(?:11|(?=1?[2-9]))/,
  81: /^(?:00|0?10)/,
  375: /^(?:00|8?10)/,
  // Without the 8, it would be the start of a mobile number.
  992: /^(?:00|810)/,
  993: /^(?:00|8?10)/,
}

/** The beginning of 0011: its first 0 is no trunk prefix. */
const begunExitCodes: Readonly<Record<string, RegExp>> = { 61: /^001?$/ }

/**
 * Parses a number as people write it: `+7 (999) …`, `8 999 …` and `7999 …` in Russia, `00 …`, `… ext. 12`, in digits of
 * any script. Digits without a plus are a number of the chosen country if they can be one; without a chosen country
 * they have none yet.
 */
export function parsePhone(text: string, options: ParseOptions = {}): PhoneReading {
  const chosen = chosenRegion(options)
  // Most inputs start empty; skip the parser.
  if (text === '') return { ...emptyReading, region: chosen }
  const { digits, isInternational, written } = readDigits(text)
  if (digits === '') return { ...emptyReading, shown: isInternational ? '+' : '', region: chosen }
  if (isInternational || options.hasPhoneCode) return readInternational(digits, options)
  if (options.isFilledIn && !options.bypassDetectedCountry && isFilledNorthAmerican(written, chosen, options))
    return readInternational(digits, options)
  if (chosen === null) {
    if (findCopiedRegion(digits, written, options) !== null) return readInternational(digits, options)
    return { ...emptyReading, shown: digits.slice(0, maxDigits), issue: 'phone_code_unknown' }
  }
  return readInternational(addPhoneCode(digits, written, chosen, options), options)
}

const emptyReading = {
  value: '',
  shown: '',
  region: null,
  isComplete: false,
  issue: null,
  rejected: null,
} as const

/** The chosen region, or the only one of the list. */
export function chosenRegion({ regions = phoneRegions, countryCode }: PhoneOptions): PhoneRegion | null {
  return regions.length === 1 ? (regions[0] ?? null) : findRegion(countryCode, regions)
}

/** The region whose calling code is required, if it is locked. */
export function lockedRegion(options: PhoneOptions): PhoneRegion | null {
  return options.lockRegion || options.regions?.length === 1 ? chosenRegion(options) : null
}

function readInternational(digits: string, options: PhoneOptions): PhoneReading {
  const locked = lockedRegion(options)
  if (locked !== null && !digits.startsWith(locked.phoneCode)) {
    const rejected = locked.phoneCode.startsWith(digits) ? null : 'foreign_code'
    return { ...emptyReading, shown: `+${digits}`, region: locked, rejected }
  }
  const region = locked ?? matchRegion(digits, options)
  if (region === null) {
    const value = toValue(digits)
    return { ...emptyReading, value: value === '+' ? '' : value, shown: value, issue: 'phone_code_unknown' }
  }
  const national = digits.slice(region.phoneCode.length)
  // The person dialled abroad behind a calling code that was there already: the number starts again.
  const [exitCode] = (exitCodes[region.phoneCode] ?? doubleZero).exec(national) ?? []
  if (exitCode !== undefined) return readInternational(national.slice(exitCode.length), options)
  const isDiallingAbroad = begunExitCodes[region.phoneCode]?.test(national) === true
  const withoutTrunk = isDiallingAbroad ? national : dropTrunkPrefix(national, region, options)
  if (withoutTrunk !== national) return readInternational(region.phoneCode + withoutTrunk, options)
  const value = toValue(digits)
  const issue = findIssue(value.slice(1), region, options)
  return {
    value: national === '' ? '' : value,
    shown: formatPhone(value, region, options),
    region,
    isComplete: issue === null,
    issue,
    rejected: null,
  }
}

function findIssue(digits: string, region: PhoneRegion, { numberTypes }: PhoneOptions): PhoneIssue | null {
  if (hasValidLength(digits, region, numberTypes)) return null
  return digits.length > maxLength(region, numberTypes) ? 'phone_too_long' : 'phone_incomplete'
}

function toValue(digits: string): string {
  return `+${digits.slice(0, maxDigits)}`
}
