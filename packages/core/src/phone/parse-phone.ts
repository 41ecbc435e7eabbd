import { addPhoneCode, dropTrunkPrefix, findCopied } from './add-phone-code.ts'
import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './regions/match-region.ts'
import { isWhole, maxLength, type PhoneRegion } from './regions/phone-region.ts'
import { readDigits } from './read-digits.ts'
import { findRegion, phoneRegions } from './regions/regions.ts'

/**
 * What is missing for a number to be whole: further digits, fewer digits, or a calling code that is somebody's. The same words as the
 * codes of the validators.
 */
export type PhoneIssue = 'phone_incomplete' | 'phone_too_long' | 'phone_code_unknown'

/** What a text says as a phone number. */
export interface PhoneReading {
  /** ASCII `+digits`, calling code first; empty while there is no more than a calling code. */
  readonly value: string
  /**
   * What an input shows: the groups of the region without the plus; with it while nobody's calling code is there. Digits without a
   * calling code, of no chosen country, are as they are.
   */
  readonly shown: string
  readonly region: PhoneRegion | null
  /** As long as a number of the region, and of the `numberTypes`. */
  readonly isComplete: boolean
  /** Why it is not complete; `null` where there is no number, or a complete one. */
  readonly issue: PhoneIssue | null
  /** `foreign_code`: it is another country's number, and the region is locked. */
  readonly rejected: 'foreign_code' | null
}

export interface ParseOptions extends PhoneOptions {
  /** The digits begin with a calling code, though no plus says so. Otherwise they are a number inside the chosen country. */
  readonly hasPhoneCode?: boolean | undefined
}

/** The specification's fallback mask: a plus and 20 digits. */
export const maxDigits = 20

/**
 * Reads a number as people write it: `+7 (999) …`, `8 999 …` and `7999 …` in Russia, `00 …`, `… ext. 12`, in digits of any
 * script. Digits without a plus are a number of the chosen country where they can be one. Where none is chosen they are nobody's yet.
 */
export function parsePhone(text: string, options: ParseOptions = {}): PhoneReading {
  const chosen = chosenRegion(options)
  // Most inputs begin empty: what reads a number is not even compiled for them.
  if (text === '') return { ...nothing, region: chosen }
  const { digits, isInternational, written } = readDigits(text)
  if (digits === '') return { ...nothing, shown: isInternational ? '+' : '', region: chosen }
  if (isInternational || options.hasPhoneCode) return readInternational(digits, options)
  if (chosen === null) {
    if (findCopied(digits, written, options) !== null) return readInternational(digits, options)
    return { ...nothing, shown: digits.slice(0, maxDigits), issue: 'phone_code_unknown' }
  }
  return readInternational(addPhoneCode(digits, written, chosen, options), options)
}

const nothing = {
  value: '',
  shown: '',
  region: null,
  isComplete: false,
  issue: null,
  rejected: null,
} as const

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
    const rejected = locked.phoneCode.startsWith(digits) ? null : 'foreign_code'
    return { ...nothing, shown: `+${digits}`, region: locked, rejected }
  }
  const region = locked ?? matchRegion(digits, options)
  if (region === null) {
    const value = toValue(digits)
    return { ...nothing, value: value === '+' ? '' : value, shown: value, issue: 'phone_code_unknown' }
  }
  const national = digits.slice(region.phoneCode.length)
  // 00 typed behind a calling code that was there before: the number begins again.
  if (national.startsWith('00')) return readInternational(national.slice(2), options)
  const kept = dropTrunkPrefix(national, region, options)
  if (kept !== national) return readInternational(region.phoneCode + kept, options)
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
  if (isWhole(digits, region, numberTypes)) return null
  return digits.length > maxLength(region, numberTypes) ? 'phone_too_long' : 'phone_incomplete'
}

function toValue(digits: string): string {
  return `+${digits.slice(0, maxDigits)}`
}
