/** The reader's text size relative to the browser default of 16 px; at least 1. */
export function textScale(): number {
  return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
}
