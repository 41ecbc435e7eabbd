export const consentKey = 'foyer-analytics-consent'

/** Whether the stored answer is consent, for code that runs before the rest of the analytics is loaded. */
export function hasKeptConsent(): boolean {
  try {
    return localStorage.getItem(consentKey) === 'granted'
  } catch {
    return false
  }
}
