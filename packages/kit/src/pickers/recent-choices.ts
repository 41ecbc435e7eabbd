/** How many are remembered. */
const most = 5

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The browser's storage, where it is not blocked: reading the property throws then. */
export function localStorageIfAllowed(): RecentStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The ids chosen last on this device, the last one first. Anything that is no such list counts as none. */
export function readRecent(storage: RecentStorage | null, key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers a choice, as far as the browser lets it. */
export function rememberRecent(storage: RecentStorage | null, key: string, id: string): void {
  try {
    const others = readRecent(storage, key).filter((other) => other !== id)
    storage?.setItem(key, JSON.stringify([id, ...others].slice(0, most)))
  } catch {
    // Full, or blocked: a picker without memory is still a picker.
  }
}
