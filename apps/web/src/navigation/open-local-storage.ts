/** Local storage, or `null` where the browser forbids it: reading the property throws there. */
export function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
