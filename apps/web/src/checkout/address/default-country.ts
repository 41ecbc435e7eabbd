import { checkoutCountries } from '@foyer/core/checkout'
import { guessCountry, type BrowserPlace } from '@foyer/core/country'
import { matchRegion } from '@foyer/core/phone'

export interface DefaultCountries {
  /** For phone numbers. With a wrong one, a number would be somebody else's. */
  readonly phone: string | null
  /** For the address, among those that orders can be sent to. With a wrong one, the order would go there. */
  readonly address: string | null
}

/** The person's likely country: from their account's phone number, or else from the browser. `null`: ask for it. */
export function defaultCountries(phone: string | null, browserPlace: BrowserPlace): DefaultCountries {
  const phoneCountry = phone === null ? null : (matchRegion(phone.slice(1))?.countryCode ?? null)
  const likelyCountry = phoneCountry ?? guessCountry(browserPlace)
  return {
    phone: likelyCountry,
    address: likelyCountry !== null && checkoutCountries.includes(likelyCountry) ? likelyCountry : null,
  }
}

/** What the browser reveals about where it is. */
export function readBrowserPlace(): BrowserPlace {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { languages: navigator.languages, timeZone }
}
