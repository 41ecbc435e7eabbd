/** Has the whole all that the part has, member for member? */
export function isSame<Part extends object>(part: Part, whole: Part): boolean {
  for (const name in part) if (part[name] !== whole[name]) return false
  return true
}
