/** The number nearest to `value` in a range. In a range that is none, its least. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
