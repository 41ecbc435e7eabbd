import { zonesByCountry } from '../generated/time-zones.ts'

/** What a browser says of where it is. */
export interface BrowserPlace {
  /** `navigator.languages`: BCP 47 tags, the one that is liked best first. */
  readonly languages: readonly string[]
  /** An IANA name, as `Intl.DateTimeFormat().resolvedOptions().timeZone` has it. */
  readonly timeZone: string | undefined
}

/** Browsers that hide where they are name this zone (Firefox, `privacy.resistFingerprinting`). */
const zoneOfNowhere = 'Atlantic/Reykjavik'

/**
 * The country that a person is most likely in, as ISO 3166 code; `null` where nothing tells. It is the one of the time zone, and else
 * the first region among the languages. A language without a region says nothing: docs/decisions/061.
 */
export function guessCountry({ languages, timeZone }: BrowserPlace): string | null {
  const regions = languages.flatMap((language) => regionOf(language) ?? [])
  const zone = timeZone === undefined ? null : countryOf(timeZone)
  if (zone !== null && (regions.includes(zone) || timeZone !== zoneOfNowhere)) return zone
  return regions[0] ?? null
}

/** Two letters: `es-419` and `en-001` are spoken in more than one country. */
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
