import type { Bounds, RuleIssue, ValidationCode } from '../validator.ts'

/** Compares a size with its bounds; `null` if it is within them. */
export function checkBounds(
  size: number,
  { min = -Infinity, max = Infinity }: Bounds,
  tooSmall: ValidationCode,
  tooLarge: ValidationCode,
): RuleIssue | null {
  if (size >= min && size <= max) return null
  return { code: size < min ? tooSmall : tooLarge, values: { min, max } }
}
