import { openStorage } from '@foyer/kit/storage'

/** The key in local storage. Its value is `email`, `phone`, `passkey`, or the id of a provider, and does not identify the person. */
export const lastWayKey = 'foyer-last-way'

/** The way of the last sign-in on this device; `null` if there was none, or storage is blocked. */
export function readLastWay(): string | null {
  return openStorage('localStorage').read(lastWayKey)
}

export function storeLastWay(way: string): void {
  openStorage('localStorage').write(lastWayKey, way)
}
