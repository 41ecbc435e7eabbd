import type { PhoneRegion } from './phone-region.ts'
import { phoneRegions } from './regions.ts'

/** A region with its name: the phone country record of the specification (section 3). */
export interface PhoneCountry extends Pick<
  PhoneRegion,
  'countryCode' | 'phoneCode' | 'mask' | 'optionalMask' | 'length'
> {
  /** In the reader's language; the ISO code if that has no name for it. */
  readonly countryName: string
}

/** Names the regions in a language (BCP 47), in the same order. */
export function namePhoneCountries(
  locale: string,
  regions: readonly PhoneRegion[] = phoneRegions,
): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return regions.map(({ countryCode, phoneCode, mask, optionalMask, length }) => ({
    countryName: nameRegion(names, countryCode),
    countryCode,
    phoneCode,
    mask,
    ...(optionalMask !== undefined && { optionalMask }),
    length,
  }))
}

/**
 * The name of a country. The code itself if it cannot be an ISO code, because `Intl` throws for such a code; an app may define its own
 * regions.
 */
export function nameRegion(names: Intl.DisplayNames, countryCode: string): string {
  return (isRegionCode(countryCode) && names.of(countryCode)) || countryCode
}

/** Whether a text has the form of a region's code: two letters, or three digits as in UN M49. */
export function isRegionCode(text: string): boolean {
  return /^(?:[a-z]{2}|\d{3})$/i.test(text)
}
