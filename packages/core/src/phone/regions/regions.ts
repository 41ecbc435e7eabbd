import { decodeRegions } from './decode-regions.ts'
import { packedRegions } from '../../generated/phone-regions.ts'
import type { PhoneRegion } from './phone-region.ts'

/** All 245 territories by calling code. Among those that share one, the default comes first. */
export const phoneRegions: readonly PhoneRegion[] = /* @__PURE__ */ decodeRegions(packedRegions)

/** The countries that an input accepts, as ISO codes in any case. An empty list is ignored. */
export interface RegionLimits {
  readonly allowed?: readonly string[] | undefined
  readonly forbidden?: readonly string[] | undefined
}

/** The allowed regions without the forbidden ones, in the same order. */
export function narrowRegions(
  regions: readonly PhoneRegion[],
  { allowed = [], forbidden = [] }: RegionLimits,
): readonly PhoneRegion[] {
  const isListed = (codes: readonly string[], { countryCode }: PhoneRegion): boolean =>
    codes.some((code) => code.toUpperCase() === countryCode)
  return regions.filter(
    (region) => (allowed.length === 0 || isListed(allowed, region)) && !isListed(forbidden, region),
  )
}

/** The region of a country, by ISO code in any case. */
export function findRegion(
  countryCode: string | null | undefined,
  regions: readonly PhoneRegion[] = phoneRegions,
): PhoneRegion | null {
  const upperCaseCode = countryCode?.toUpperCase()
  return regions.find((region) => region.countryCode === upperCaseCode) ?? null
}
