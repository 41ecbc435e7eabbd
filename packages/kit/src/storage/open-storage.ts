/** A storage of the browser, or `null` where it is blocked: reading the property throws there. */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind]
  } catch {
    return null
  }
}
