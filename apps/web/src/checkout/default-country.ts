import { checkoutCountries } from '@foyer/core/checkout'
import { matchRegion } from '@foyer/core/phone'

/** Where a person most likely is: by the phone of their account, then by what their browser speaks. */
export function defaultCountry(phone: string | null, languages: readonly string[]): string {
  const ofPhone = phone === null ? null : (matchRegion(phone.slice(1))?.countryCode ?? null)
  const found = [ofPhone, ...languages.map(regionOf)].find(
    (country) => country !== null && checkoutCountries.includes(country),
  )
  return found ?? 'US'
}

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).maximize().region ?? null
  } catch {
    return null
  }
}
