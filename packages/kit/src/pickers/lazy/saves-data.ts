/**
 * The person has asked for few bytes: nothing is loaded before it is needed. Only Chromium tells; elsewhere, and where it may not
 * be read, false.
 */
export function savesData(): boolean {
  try {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
    return connection?.saveData === true
  } catch {
    return false
  }
}
