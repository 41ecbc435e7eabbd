/**
 * The address of the sign-in, with the page to come back to in its query: `readReturnPath` of `@foyer/sign-in` reads it there. It may have
 * been written by anybody, so that is the one that checks it.
 * @param from the path of the page, with its query; `undefined`: not known
 */
export function addReturnPath(signInPath: string, from: string | undefined): string {
  if (from === undefined) return signInPath
  return `${signInPath}${signInPath.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
}

/** The page that a request was for. An action's query names the action, and not what to show. */
export function pathOf({ pathname, search }: URL, method = 'GET'): string {
  return method === 'GET' ? pathname + search : pathname
}
