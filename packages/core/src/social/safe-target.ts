/** In characters. The same limit as in the contract (wire/social.ts). */
const maxLength = 2048

/**
 * A slash, backslash or control character behind the first slash, percent-encoded any number of times: `/%2f`,
 * `/%255c`.
 */
const encodedStart = /^\/%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i

/**
 * Returns path, query and fragment of `target` if it is a page of `origin`, and `/` otherwise: for another origin, more
 * than one slash at the start, a backslash or control character anywhere, or an encoded slash at the start.
 */
export function safeTarget(target: unknown, origin: string): string {
  if (typeof target !== 'string' || target.length > maxLength || !isPlainPath(target)) return '/'
  if (!URL.canParse(target, origin)) return '/'
  const url = new URL(target, origin)
  const path = url.pathname + url.search + url.hash
  // `/.//evil.example` is a path until the dot is removed; then it names a host. So the parsed path is checked, too.
  return url.origin === origin && isPlainPath(path) ? path : '/'
}

function isPlainPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text) && !encodedStart.test(text)
}

/** Leaves the fragment, and then the query, out of a path that is too long for `safeTarget`; `/` if it still is. */
export function shortenTarget(target: string): string {
  const path = target.replace(/[?#].*/s, '')
  return [target, target.replace(/#.*/s, ''), path].find(({ length }) => length <= maxLength) ?? '/'
}
