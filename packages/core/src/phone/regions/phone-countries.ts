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
    countryName: names.of(countryCode) ?? countryCode,
    countryCode,
    phoneCode,
    mask,
    ...(optionalMask !== undefined && { optionalMask }),
    length,
  }))
}
