import type { SafeStorage } from '../storage/open-storage.ts'

/** The number of choices that are kept. */
const maxRecent = 5

/** The ids of recent choices on this device, newest first. Any other stored content is ignored. */
export function readRecent(storage: SafeStorage, key: string): readonly string[] {
  const stored = storage.readJson(key)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent) : []
}

/** Stores a choice, if the browser allows it. */
export function rememberRecent(storage: SafeStorage, key: string, id: string): void {
  const others = readRecent(storage, key).filter((other) => other !== id)
  storage.write(key, JSON.stringify([id, ...others].slice(0, maxRecent)))
}
