/** How much larger the reader's text is than the 16 px that browsers begin with; never less than 1. */
export function textScale(): number {
  return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
}
