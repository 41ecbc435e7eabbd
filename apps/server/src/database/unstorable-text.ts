/**
 * PostgreSQL takes neither U+0000 nor half a surrogate pair. It would fail the whole statement, and with it the
 * sign-ins of everybody who shares it. Keeps its own list, because a deep body would overflow the stack.
 */
export function hasUnstorableText(body: unknown): boolean {
  const parts = [body]
  for (const part of parts) {
    if (typeof part === 'string' && (part.includes('\0') || /\p{Surrogate}/u.test(part))) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) parts.push(key, value)
  }
  return false
}
