import { zonesByCountry } from '../generated/time-zones.ts'

/** What a browser reveals about its location. */
export interface BrowserPlace {
  /** `navigator.languages`: BCP 47 tags, most preferred first. */
  readonly languages: readonly string[]
  /** An IANA time zone, from `Intl.DateTimeFormat().resolvedOptions().timeZone`. */
  readonly timeZone: string | undefined
}

/** The time zone that browsers report when they hide the real one (Firefox, `privacy.resistFingerprinting`). */
const hiddenTimeZone = 'Atlantic/Reykjavik'

/**
 * Guesses a person's country from the time zone, and otherwise from the first region among the languages. A language
 * without a region is not used: docs/decisions/061.
 * @returns an ISO 3166 code, or `null`
 */
export function guessCountry({ languages, timeZone }: BrowserPlace): string | null {
  const regions = languages.flatMap((language) => regionOf(language) ?? [])
  const zoneCountry = timeZone === undefined ? null : countryOf(timeZone)
  if (zoneCountry !== null && (regions.includes(zoneCountry) || timeZone !== hiddenTimeZone))
    return zoneCountry
  return regions[0] ?? null
}

/** Only two-letter regions count: `es-419` and `en-001` are spoken in more than one country. */
function regionOf(language: string): string | null {
  try {
    const { region } = new Intl.Locale(language)
    return region?.length === 2 ? region : null
  } catch {
    return null
  }
}

function countryOf(timeZone: string): string | null {
  const line = zonesByCountry.split('\n').find((zones) => zones.split(' ').includes(timeZone))
  return line?.slice(0, 2) ?? null
}
