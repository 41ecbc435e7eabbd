import { openStorage } from '@foyer/kit/storage'

export const lastSocialKey = 'foyer-last-social'
const countKey = 'foyer-social-count'

/** The provider of the last sign-in on this device; `null` if there was none, or storage is blocked. */
export function readLastSocial(): string | null {
  return openStorage('localStorage').read(lastSocialKey)
}

export function keepLastSocial(social: string): void {
  openStorage('localStorage').write(lastSocialKey, social)
}

/** The number of providers at the last visit: that many places are reserved while they are loading. */
export function readSocialCount(): number | null {
  const count = Number(openStorage('localStorage').read(countKey) ?? Number.NaN)
  return Number.isInteger(count) && count >= 0 ? count : null
}

export function keepSocialCount(count: number): void {
  openStorage('localStorage').write(countKey, String(count))
}
