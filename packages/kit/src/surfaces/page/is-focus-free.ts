/** Nothing has the focus: nobody has focused anything, or what had it was removed, and nobody has gone on to another control since. */
export function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
