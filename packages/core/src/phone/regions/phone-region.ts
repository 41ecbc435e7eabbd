/** Which numbers a field takes: those that get text messages, or any that a person answers, landlines among them. */
export type NumberTypes = 'mobile' | 'any'

/** A country or territory, and how its phone numbers are made. */
export interface PhoneRegion {
  /** ISO 3166-1 alpha-2, in capitals; `AC`, `TA` and `XK` beside them, as in libphonenumber. */
  readonly countryCode: string
  /** The calling code, without a plus. */
  readonly phoneCode: string
  /** The number behind the calling code, `#` for a digit. */
  readonly mask: string
  /** How the mask goes on where longer mobile numbers exist. */
  readonly optionalMask?: string
  /** Digits of the shortest mobile number, calling code included. */
  readonly length: number
  /** How many digits a number of each kind may have, calling code included; in ascending order. */
  readonly lengths: Readonly<Record<NumberTypes, readonly number[]>>
  /** What a number behind a shared calling code begins with when it is of this region; empty where nothing tells. */
  readonly leadingDigits: readonly string[]
  /** The digits that a mobile number begins with behind the calling code: the first ones, and the second ones behind a 1. */
  readonly mobileDigits: readonly string[]
  /** What people dial in front of a number inside the country, and leave out behind the calling code. */
  readonly trunkPrefix: string
}

/** Digits of the longest number, calling code included. */
export function maxLength({ lengths }: PhoneRegion, numberTypes: NumberTypes = 'mobile'): number {
  return lengths[numberTypes].at(-1) ?? 0
}

/** How many digits a mask takes. */
export function countPlaces(mask: string): number {
  return mask.split('#').length - 1
}

/** Are the digits, calling code first, as many as a number of the region has? */
export function isWhole(
  { length }: string,
  { lengths }: PhoneRegion,
  numberTypes: NumberTypes = 'mobile',
): boolean {
  return lengths[numberTypes].includes(length)
}

/** Do the digits, calling code first, begin like a mobile number of the region? */
export function isMobile(digits: string, { phoneCode, mobileDigits }: PhoneRegion): boolean {
  return mobileDigits.every((some, place) => some.includes(digits.charAt(phoneCode.length + place)))
}
