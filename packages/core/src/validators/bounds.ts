import type { Bounds, Refusal, ValidationCode } from './validator.ts'

/** Holds a size against its bounds. `null` where it keeps to them. */
export function checkBounds(
  size: number,
  { min = -Infinity, max = Infinity }: Bounds,
  tooSmall: ValidationCode,
  tooLarge: ValidationCode,
): Refusal | null {
  const code = size < min ? tooSmall : size > max ? tooLarge : null
  return code && { code, values: { min, max } }
}
