/**
 * Returns the address if `target` is an http(s) address whose origin is in `origins`; otherwise `null`. An empty list
 * allows none.
 */
export function allowedRedirect(target: unknown, origins: readonly string[]): string | null {
  // Rejects characters that browsers remove from an address, or convert to a slash, before they parse the host.
  if (typeof target !== 'string' || /[\\\s\p{Cc}]/u.test(target) || !/^https?:\/\/[^/]/i.test(target))
    return null
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  const isBare = url.username === '' && url.password === ''
  return isBare && origins.includes(url.origin) ? url.href : null
}
