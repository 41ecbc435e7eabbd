// @ts-check

/** @typedef {{ path: readonly string[], property: string, value: string }} Declaration `path`: the selectors and at-rules around it, outermost first */

/** The declarations of a style sheet, with the rules around them. An empty rule has none. @param {string} css @returns {Declaration[]} */
export function readDeclarations(css) {
  // Comments and strings are removed, because braces and semicolons have no meaning there.
  const stripped = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["'])(?:\\.|(?!\1).)*\1/g, '""')
  /** @type {Declaration[]} */
  const found = []
  /** @type {string[]} */
  const path = []
  for (const [, text = '', end] of stripped.matchAll(/([^{};]*)([{};])/g)) {
    const normalized = text.trim().replace(/\s+/g, ' ')
    const colon = normalized.indexOf(':')
    if (end === '{') path.push(normalized)
    else if (colon > 0 && !normalized.startsWith('@'))
      found.push({
        path: [...path],
        property: normalized.slice(0, colon).trim(),
        value: normalized.slice(colon + 1).trim(),
      })
    if (end === '}') path.pop()
  }
  return found
}
