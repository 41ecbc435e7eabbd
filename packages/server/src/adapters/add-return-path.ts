/**
 * The address of the sign-in page, with the page to return to as `from` in its query. `readReturnPath` of `@foyer/sign-in` reads it
 * there, and checks it, because anybody can write such an address.
 * @param from the path of the page, with its query; `undefined`: not known
 */
export function addReturnPath(signInPath: string, from: string | undefined): string {
  if (from === undefined) return signInPath
  return `${signInPath}${signInPath.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
}

/** The path of the page that a request was for, with its query; without the query of an action, which only names the action. */
export function pathOf({ pathname, search }: URL, method: string): string {
  return method === 'GET' ? pathname + search : pathname
}
