import { guessCountry } from '@foyer/core/country'
import { useBrowserValue } from '@foyer/kit/use-browser-value'

function readCountry(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return guessCountry({ languages: navigator.languages, timeZone })
}

/** The country where the person most likely is; `null` on a server, and if it cannot be derived. */
export function useLikelyCountry(): string | null {
  return useBrowserValue(readCountry, null)
}
