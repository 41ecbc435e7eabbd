import { toAsciiDigits } from '@foyer/core/mask'

/** The value of a text input. If its keyboard has digits, digits of any script, such as `٥٠`, are converted to ASCII. */
export function readText({ value, inputMode }: HTMLInputElement): string {
  return inputMode === 'numeric' || inputMode === 'decimal' ? toAsciiDigits(value) : value
}

/** Shows the digits of the value. Not called while the person types: it would end a composition, and clear the browser's undo history. */
export function showDigits(input: HTMLInputElement): void {
  const text = readText(input)
  if (input.value !== text) input.value = text
}

/**
 * Whether a control shows this text. The browser may alter a value that is set: it removes line breaks, and blanks around an e-mail
 * address.
 */
export function showsText(control: HTMLElement & { value?: string }, text: string): boolean {
  if (control.value === text) return true
  const copy = control.cloneNode() as typeof control
  copy.value = text
  return copy.value === control.value
}
