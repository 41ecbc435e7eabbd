import type { Bounds, Refusal, ValidationCode } from './validator.ts'

/** Holds a size against its bounds. `null` where it keeps to them. */
export function checkBounds(
  size: number,
  { min = -Infinity, max = Infinity }: Bounds,
  tooSmall: ValidationCode,
  tooLarge: ValidationCode,
): Refusal | null {
  if (size >= min && size <= max) return null
  return { code: size < min ? tooSmall : tooLarge, values: { min, max } }
}
