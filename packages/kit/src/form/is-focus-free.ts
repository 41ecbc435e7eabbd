/** Nothing has the focus: the control that had it was removed, and nobody has gone on to another one meanwhile. */
export function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
