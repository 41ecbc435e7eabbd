// @ts-check
// What does a page of the docs say in its tables and sections?

/** From a heading to the next one of the same rank. @param {string} page @param {string} heading */
export function sectionOf(page, heading) {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  return after.split('\n## ')[0] ?? ''
}

/** What the first group of a pattern finds, each once. @param {string} text @param {RegExp} pattern */
export const findNames = (text, pattern) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
