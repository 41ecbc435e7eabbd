/** Replaces all text of an input as if it had been typed: the browser dispatches `input`, and can undo it. */
export function replaceText(input: HTMLInputElement, text: string): void {
  input.focus()
  input.select()
  // `execCommand` is the only way that keeps the browser's undo history; setting `value` clears it.
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
