import { openStorage } from '@foyer/kit/storage'

export const consentKey = 'foyer-analytics-consent'

/** Whether the stored answer is consent, for code that runs before the rest of the analytics is loaded. */
export function hasStoredConsent(): boolean {
  return openStorage('localStorage').read(consentKey) === 'granted'
}
