/** The number nearest to `value` from `min` to `max`; `min` if that is greater than `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
