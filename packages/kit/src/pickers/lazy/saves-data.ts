/** The person has asked for few bytes: nothing is loaded before it is needed. Only Chromium tells; elsewhere false. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
