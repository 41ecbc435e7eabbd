// @ts-check
// The rule for sizes in the styles of packages: they are multiples of --foyer-rem (docs/theming.md), so that a page whose `html` has another text
// size than the browser's can set them right.
import { readDeclarations } from './style-sheet.mjs'

/** Finds violations, each as a sentence. @param {string} file @param {string} css @returns {string[]} */
export function findRootSizes(file, css) {
  return readDeclarations(css)
    .filter(({ property, value }) => property !== '--foyer-rem' && /\drem\b/.test(value))
    .map(({ path, property }) => `${file}: ${property} of ${path.at(-1)} is in rem. Take var(--foyer-rem).`)
}
