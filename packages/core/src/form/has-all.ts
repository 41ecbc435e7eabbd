/** Has the whole all that the part has, member for member? It may have more. */
export function hasAll<Whole extends object>(whole: Whole, part: Partial<Whole>): boolean {
  for (const name in part) if (part[name] !== whole[name]) return false
  return true
}
