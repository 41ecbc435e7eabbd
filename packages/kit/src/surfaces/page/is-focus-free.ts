/** Whether no element has the focus: because none has had it yet, or because the focused element was removed. */
export function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
