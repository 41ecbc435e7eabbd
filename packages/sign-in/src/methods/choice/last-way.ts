import { openStorage } from '@foyer/kit/storage'

/** The key in local storage: `email`, `phone`, `passkey`, or the id of a provider. It names nobody. */
export const lastWayKey = 'foyer-last-way'

/** How somebody has signed in last on this device; `null` if nobody has, or storage is blocked. */
export function readLastWay(): string | null {
  return openStorage('localStorage').read(lastWayKey)
}

export function keepLastWay(way: string): void {
  openStorage('localStorage').write(lastWayKey, way)
}
