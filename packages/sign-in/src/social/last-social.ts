import { openLocalStorage } from '../session/open-local-storage.ts'

export const lastSocialKey = 'foyer-last-social'
const countKey = 'foyer-social-count'

/** The provider that signed somebody in here last; `null` where none did, or nothing is kept. */
export function readLastSocial(): string | null {
  return read(lastSocialKey)
}

export function keepLastSocial(social: string): void {
  write(lastSocialKey, social)
}

/** How many providers there were the last time: as many places are kept while they are asked for. */
export function readSocialCount(): number | null {
  const count = Number(read(countKey) ?? Number.NaN)
  return Number.isInteger(count) && count >= 0 ? count : null
}

export function keepSocialCount(count: number): void {
  write(countKey, String(count))
}

function read(key: string): string | null {
  try {
    return openLocalStorage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    openLocalStorage()?.setItem(key, value)
  } catch {
    // Full or forbidden: the next visit begins without it.
  }
}
