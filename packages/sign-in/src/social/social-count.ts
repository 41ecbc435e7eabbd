import { openStorage } from '@foyer/kit/storage'

const countKey = 'foyer-social-count'

/** The number of providers at the last visit: that many places are reserved while they are loading. */
export function readSocialCount(): number | null {
  const count = Number(openStorage('localStorage').read(countKey) ?? Number.NaN)
  return Number.isInteger(count) && count >= 0 ? count : null
}

export function storeSocialCount(count: number): void {
  openStorage('localStorage').write(countKey, String(count))
}
