import { openStorage } from '@foyer/kit/storage'

export const lastSocialKey = 'foyer-last-social'
const countKey = 'foyer-social-count'

/** The provider of the last sign-in on this device; `null` if there was none, or storage is blocked. */
export function readLastSocial(): string | null {
  return read(lastSocialKey)
}

export function keepLastSocial(social: string): void {
  write(lastSocialKey, social)
}

/** The number of providers at the last visit: that many places are reserved while they are loading. */
export function readSocialCount(): number | null {
  const count = Number(read(countKey) ?? Number.NaN)
  return Number.isInteger(count) && count >= 0 ? count : null
}

export function keepSocialCount(count: number): void {
  write(countKey, String(count))
}

function read(key: string): string | null {
  try {
    return openStorage('localStorage')?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    openStorage('localStorage')?.setItem(key, value)
  } catch {
    // Storage is full or blocked: the next visit works without it.
  }
}
