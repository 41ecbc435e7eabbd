/** Session storage, or `null` where the browser forbids it: reading the property throws there. */
export function openSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}
