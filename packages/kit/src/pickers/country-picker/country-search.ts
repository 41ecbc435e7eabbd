import { namePhoneCountries, nameRegion, phoneRegions, type PhoneRegion } from '@foyer/core/phone'
import { memoize } from '@foyer/core/store'
import { createSearchEntry, rankOptions, type SearchEntry } from '../search/rank-options.ts'
import { otherNamesOf, shortNamesOf } from './country-names.ts'
import { nativeNamesOf } from './own-names.ts'

/** A country as a row of the picker. */
export interface CountryOption {
  /** The ISO code. */
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  /** Shown beside the name: the calling code. */
  readonly detail: string
  readonly region: PhoneRegion
  /** Its position in the list of regions: of those that share a calling code, the main one comes first. */
  readonly place: number
}

/** Cached, because naming and sorting countries with `Intl` is slower than rendering the list. */
const nameAllCountries = memoize((locale: string) => nameCountries(phoneRegions, locale))

/** Names and sorts all countries ahead of time. */
export function preloadCountryNames(locale: string): void {
  nameAllCountries(locale)
}

/** The countries, sorted by their names in this language. */
export function listCountries(regions: readonly PhoneRegion[], locale: string): readonly CountryOption[] {
  const regionSet = new Set(regions)
  const found = nameAllCountries(locale).filter(({ region }) => regionSet.has(region))
  // An app may pass regions of its own making.
  return found.length === regions.length ? found : nameCountries(regions, locale)
}

function nameCountries(regions: readonly PhoneRegion[], locale: string): readonly CountryOption[] {
  const { compare } = new Intl.Collator(locale)
  const countries = namePhoneCountries(locale, regions)
  return regions
    .map((region, place) => {
      const { countryCode, phoneCode } = region
      const name = countries[place]?.countryName ?? countryCode
      return { id: countryCode, name, detail: `+${phoneCode}`, region, place }
    })
    .toSorted((one, other) => compare(one.name, other.name))
}

/** The search for countries. Its index is built at the first search. */
export function createCountrySearch(
  options: readonly CountryOption[],
): (text: string) => readonly CountryOption[] {
  let entries: readonly SearchEntry<CountryOption>[] | undefined
  return (text) => {
    if (text.trim() === '') return options
    entries ??= createEntries(options)
    return rankOptions(entries, text)
  }
}

function createEntries(options: readonly CountryOption[]): readonly SearchEntry<CountryOption>[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  return options.map((option) => {
    const { countryCode, phoneCode, leadingDigits } = option.region
    return createSearchEntry(option, {
      name: option.name,
      otherNames: [
        nameRegion(english, countryCode),
        ...nativeNamesOf(countryCode),
        ...otherNamesOf(countryCode),
      ],
      codes: [countryCode, ...shortNamesOf(countryCode)],
      callingCode: { code: phoneCode, leadingDigits, place: option.place },
    })
  })
}
