// @ts-check
// Finds sections and names in a page of the docs.

/** The text from a heading to the next one of the same level. @param {string} page @param {string} heading */
export function sectionOf(page, heading) {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  return after.split('\n## ')[0] ?? ''
}

/** The unique values of a pattern's first group. @param {string} text @param {RegExp} pattern */
export const findNames = (text, pattern) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
