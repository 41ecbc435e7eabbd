// @ts-check

/** @typedef {{ path: readonly string[], property: string, value: string }} Declaration `path`: the selectors and at-rules around it, outermost first */

/** The declarations of a style sheet, with the rules around them. An empty rule has none. @param {string} css @returns {Declaration[]} */
export function readDeclarations(css) {
  // Comments and strings are removed, because braces and semicolons have no meaning there.
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["'])(?:\\.|(?!\1).)*\1/g, '""')
  /** @type {Declaration[]} */
  const found = []
  /** @type {string[]} */
  const path = []
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const words = text.trim().replace(/\s+/g, ' ')
    const colon = words.indexOf(':')
    if (end === '{') path.push(words)
    else if (colon > 0 && !words.startsWith('@'))
      found.push({
        path: [...path],
        property: words.slice(0, colon).trim(),
        value: words.slice(colon + 1).trim(),
      })
    if (end === '}') path.pop()
  }
  return found
}
