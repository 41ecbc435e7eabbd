/**
 * Finds text that PostgreSQL cannot store: U+0000 and lone surrogates. One such value would fail a batched statement, and so the sign-ins
 * of others. Iterative, because recursion would overflow the stack for a deeply nested body.
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
