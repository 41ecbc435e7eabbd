/** The number of choices that are kept. */
const most = 5

type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The ids of recent choices on this device, the last one first. Any other stored content counts as none. */
export function readRecent(storage: RecentStorage | null, key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Stores a choice, if the browser allows it. */
export function rememberRecent(storage: RecentStorage | null, key: string, id: string): void {
  try {
    const others = readRecent(storage, key).filter((other) => other !== id)
    storage?.setItem(key, JSON.stringify([id, ...others].slice(0, most)))
  } catch {
    // Storage is full or blocked; the picker works without recent choices.
  }
}
