import { isRegionCode } from '@foyer/core/phone'
import { memoize } from '@foyer/core/store'

/** Languages of countries with more than the one that Unicode's likely subtags give. */
const moreLanguages: Readonly<Record<string, string>> = {
  AF: 'ps',
  BE: 'fr de',
  BY: 'ru',
  CA: 'fr',
  CH: 'fr it',
  CY: 'tr',
  DZ: 'fr',
  ES: 'ca eu gl',
  FI: 'sv',
  IE: 'ga',
  IL: 'ar',
  IN: 'bn ta te mr gu kn ml',
  KZ: 'ru',
  KG: 'ru',
  LU: 'de',
  MA: 'fr',
  MU: 'fr',
  NZ: 'mi',
  PK: 'en',
  RS: 'sr-Latn',
  SG: 'zh ms ta',
  TN: 'fr',
  UA: 'ru',
  UZ: 'ru',
  ZA: 'af zu',
}

/** A country's names in its own languages, as far as the browser knows them. */
export function nativeNamesOf(countryCode: string): readonly string[] {
  if (!isRegionCode(countryCode)) return []
  const likelyLocale = new Intl.Locale(`und-${countryCode}`).maximize().toString()
  const languages = [likelyLocale, ...(moreLanguages[countryCode]?.split(' ') ?? [])]
  return languages.flatMap((language) => {
    const name = displayNames(language)?.of(countryCode)
    return name === undefined ? [] : [name]
  })
}

const displayNames = memoize((language: string): Intl.DisplayNames | null => {
  const isKnown = Intl.DisplayNames.supportedLocalesOf([language]).length > 0
  return isKnown ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }) : null
})
