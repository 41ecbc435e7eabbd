import { phoneRegions, type PhoneRegion } from '@foyer/core/phone'
import { createSearchEntry, rankOptions, type SearchEntry } from '../search/rank-options.ts'
import { otherNamesOf, shortNamesOf } from './country-words.ts'
import { ownNamesOf } from './own-names.ts'

/** A country as the picker shows it. */
export interface CountryOption {
  /** The ISO code. */
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  /** Beside the name: the calling code. */
  readonly detail: string
  readonly region: PhoneRegion
  /** Among all: of those that share a calling code, the first is the one to take when nothing else tells. */
  readonly place: number
}

/** All countries, by language: `Intl` takes longer to name and to sort them than a list takes to be drawn. */
const lists = new Map<string, readonly CountryOption[]>()

/** Names and sorts all countries, before somebody waits for it. */
export function warmUp(locale: string): void {
  if (!lists.has(locale)) lists.set(locale, nameCountries(phoneRegions, locale))
}

/** The countries in the order of their names in this language. */
export function listCountries(regions: readonly PhoneRegion[], locale: string): readonly CountryOption[] {
  const wanted = new Set(regions)
  const found = lists.get(locale)?.filter(({ region }) => wanted.has(region))
  // Regions may be the app's own.
  return found?.length === regions.length ? found : nameCountries(regions, locale)
}

function nameCountries(regions: readonly PhoneRegion[], locale: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return regions
    .map((region, place) => {
      const { countryCode, phoneCode } = region
      const name = names.of(countryCode) ?? countryCode
      return { id: countryCode, name, detail: `+${phoneCode}`, region, place }
    })
    .toSorted((one, other) => compare(one.name, other.name))
}

/** The search for countries. What it compares is made when something is looked for, and not before. */
export function createCountrySearch(
  options: readonly CountryOption[],
): (text: string) => readonly CountryOption[] {
  let byName: readonly SearchEntry<CountryOption>[] | undefined
  return (text) => {
    if (text.trim() === '') return options
    byName ??= createEntries(options)
    return rankOptions(byName, text)
  }
}

function createEntries(options: readonly CountryOption[]): readonly SearchEntry<CountryOption>[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  return options.map((option) => {
    const { countryCode, phoneCode, leadingDigits } = option.region
    return createSearchEntry(option, {
      name: option.name,
      otherNames: [english.of(countryCode) ?? '', ...ownNamesOf(countryCode), ...otherNamesOf(countryCode)],
      codes: [countryCode, ...shortNamesOf(countryCode)],
      dialling: { code: phoneCode, leadingDigits, place: option.place },
    })
  })
}
