const longest = 2048

/** A slash, backslash or control character behind the first slash, percent-encoded however often: `/%2f`, `/%255c`. */
const encodedStart = /^\/%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i

/**
 * The path, query and fragment of `target` where that is a page of `origin`, and `/` for anything else: another
 * origin, more than one slash at the start, a backslash or a control character anywhere, an encoded slash at the start.
 */
export function safeTarget(target: unknown, origin: string): string {
  if (typeof target !== 'string' || target.length > longest || !isPlainPath(target)) return '/'
  if (!URL.canParse(target, origin)) return '/'
  const url = new URL(target, origin)
  const path = url.pathname + url.search + url.hash
  // `/.//evil.example` is a path of ours until the dot is taken out of it: what is left names a host.
  return url.origin === origin && isPlainPath(path) ? path : '/'
}

function isPlainPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text) && !encodedStart.test(text)
}
