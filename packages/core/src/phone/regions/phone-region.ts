/**
 * The kinds of numbers that a field accepts: `mobile` for those that receive text messages, `any` for all that a person
 * answers, including landlines.
 */
export type NumberTypes = 'mobile' | 'any'

/** A country or territory, and the format of its phone numbers. */
export interface PhoneRegion {
  /** ISO 3166-1 alpha-2, in capitals; also `AC`, `TA` and `XK`, as in libphonenumber. */
  readonly countryCode: string
  /** The calling code, without a plus. */
  readonly phoneCode: string
  /** The mask of a national number, `#` for a digit. */
  readonly mask: string
  /** The rest of the mask, where longer mobile numbers exist. */
  readonly optionalMask?: string
  /** The number of digits of the shortest mobile number, including the calling code. */
  readonly length: number
  /** The possible numbers of digits of each kind, including the calling code, ascending. */
  readonly lengths: Readonly<Record<NumberTypes, readonly number[]>>
  /** What national numbers start with, where regions share a calling code; empty if nothing distinguishes them. */
  readonly leadingDigits: readonly string[]
  /** What national mobile numbers start with: their first digits, or the first two if the first is a 1. */
  readonly mobileDigits: readonly string[]
  /** The prefix that people dial before a national number, but not behind a calling code. */
  readonly trunkPrefix: string
}

/** The number of digits of the longest number, including the calling code. */
export function maxLength({ lengths }: PhoneRegion, numberTypes: NumberTypes = 'mobile'): number {
  return lengths[numberTypes].at(-1) ?? 0
}

/** The number of digits of a mask. */
export function countPlaces(mask: string): number {
  return mask.split('#').length - 1
}

/** Whether the digits, which start with the calling code, have a valid length. */
export function hasValidLength(
  { length }: string,
  { lengths }: PhoneRegion,
  numberTypes: NumberTypes = 'mobile',
): boolean {
  return lengths[numberTypes].includes(length)
}

/** Whether the digits, which start with the calling code, start like a mobile number. */
export function isMobile(digits: string, { phoneCode, mobileDigits }: PhoneRegion): boolean {
  return mobileDigits.every((allowedDigits, index) =>
    allowedDigits.includes(digits.charAt(phoneCode.length + index)),
  )
}
