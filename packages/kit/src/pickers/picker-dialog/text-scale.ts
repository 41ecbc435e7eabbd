/** The reader's text size relative to the browser default of 16 px; at least 1. */
export function textScale(): number {
  const style = getComputedStyle(document.documentElement)
  const rem = Number.parseFloat(style.fontSize)
  const multiple = Number.parseFloat(style.getPropertyValue('--foyer-rem')) || 1
  return Math.max(1, (multiple * rem) / 16)
}
