/** Nothing has the focus: what had it was removed, or nobody has focused anything. */
export function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
