import { toAsciiDigits } from '@foyer/core/mask'

/** The value of a text input. Where its keyboard has digits, those of any script are meant, such as `٥٠`, and the value has ASCII ones. */
export function readText({ value, inputMode }: HTMLInputElement): string {
  return inputMode === 'numeric' || inputMode === 'decimal' ? toAsciiDigits(value) : value
}

/** Shows the digits that the value has. Not while somebody types: it would end a composition, and clear the browser's undo history. */
export function showDigits(input: HTMLInputElement): void {
  const text = readText(input)
  if (input.value !== text) input.value = text
}

/** Whether a control shows this text. The browser may alter what is set: line breaks go, and the blanks around an e-mail address. */
export function showsText(control: HTMLElement & { value?: string }, text: string): boolean {
  if (control.value === text) return true
  const copy = control.cloneNode() as typeof control
  copy.value = text
  return copy.value === control.value
}
