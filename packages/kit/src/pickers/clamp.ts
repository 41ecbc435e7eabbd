/** The number nearest to `value` from `least` to `most`; `least` if that is greater than `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
