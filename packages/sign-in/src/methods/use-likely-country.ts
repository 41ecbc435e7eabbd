import { guessCountry } from '@foyer/core/country'
import { useSyncExternalStore } from 'react'

/** No subscription: time zone and languages do not change while a form is open. */
function subscribeToNothing(): () => void {
  return () => {}
}

function readCountry(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return guessCountry({ languages: navigator.languages, timeZone })
}

/** The country where the person most likely is; `null` on a server, and if it cannot be derived. */
export function useLikelyCountry(): string | null {
  return useSyncExternalStore(subscribeToNothing, readCountry, () => null)
}
