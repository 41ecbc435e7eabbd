/** Puts a text in place of all that an input shows, as typing would: the browser tells `input`, and can undo it. */
export function replaceText(input: HTMLInputElement, text: string): void {
  input.focus()
  input.select()
  // Nothing else leaves the browser's own undo whole; setting `value` empties it.
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
