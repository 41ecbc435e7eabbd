import { addPhoneCode, dropTrunkPrefix } from './add-phone-code.ts'
import { formatPhone } from './format-phone.ts'
import { matchRegion, type PhoneOptions } from './match-region.ts'
import { isWhole, type PhoneRegion } from './phone-region.ts'
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
  const chosen = chosenRegion(options)
  // Most inputs begin empty: what reads a number is not even compiled for them.
  if (text === '') return { ...nothing, region: chosen }
  const { digits, isInternational, written } = readDigits(text)
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
  return {
    value: national === '' ? '' : value,
    shown: formatPhone(value, region),
    region,
    isComplete: isWhole(value.slice(1), region),
    refusal: null,
  }
}

function toValue(digits: string): string {
  return `+${digits.slice(0, maxDigits)}`
}
