/**
 * The address to go to where `target` is an http(s) address of exactly one of `origins`; `null` for anything else.
 * A list that names no origin allows none.
 */
export function allowedRedirect(target: unknown, origins: readonly string[]): string | null {
  // What a browser takes out of an address, or turns into a slash, before it reads the host.
  if (typeof target !== 'string' || /[\\\s\p{Cc}]/u.test(target) || !/^https?:\/\/[^/]/i.test(target))
    return null
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  const isBare = url.username === '' && url.password === ''
  return isBare && origins.includes(url.origin) ? url.href : null
}
