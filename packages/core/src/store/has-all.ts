/** Whether `whole` has every property of `part` with the same value. It may have others. */
export function hasAll<Whole extends object>(whole: Whole, part: Partial<Whole>): boolean {
  for (const name in part) if (part[name] !== whole[name]) return false
  return true
}
