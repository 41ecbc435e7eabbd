/** The 35 digits after the prefix, and how often the password was found. */
const rangeLine = /^([\dA-F]{35}):(\d{1,15})$/i

/**
 * Parses a range: a line `SUFFIX:COUNT` for each hash. A line with the count 0 is padding, and is left out.
 * @returns the suffixes in upper case; `null` if the text is not a range
 */
export function parseRange(text: string): ReadonlySet<string> | null {
  const suffixes = new Set<string>()
  for (const line of text.trimEnd().split(/\r?\n/)) {
    const [, suffix, count] = rangeLine.exec(line) ?? []
    if (suffix === undefined) return null
    if (Number(count) > 0) suffixes.add(suffix.toUpperCase())
  }
  return suffixes
}
