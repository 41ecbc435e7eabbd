/**
 * Whether the person has turned data saver on: then nothing is loaded before it is needed. Only Chromium tells; false in other browsers,
 * and if the setting cannot be read.
 */
export function savesData(): boolean {
  try {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
    return connection?.saveData === true
  } catch {
    return false
  }
}
