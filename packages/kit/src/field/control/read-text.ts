import { toAsciiDigits } from '@foyer/core/mask'
import type { BoundField } from './control-binding.ts'
import { describeEdit } from './edit-origin.ts'

/** The value of a text input. Where its keyboard has digits, those of any script are meant, such as `٥٠`, and the value has ASCII ones. */
export function readText({ value, inputMode }: HTMLInputElement): string {
  return inputMode === 'numeric' || inputMode === 'decimal' ? toAsciiDigits(value) : value
}

/** Shows the digits that the value has. Not while somebody types: it would end a composition, and clear the browser's undo history. */
export function showDigits(input: HTMLInputElement): void {
  const text = readText(input)
  if (input.value !== text) input.value = text
}

/** Whether an input shows this text. The browser may alter what is set: line breaks go, and the blanks around an e-mail address. */
export function showsText(input: HTMLInputElement, text: string): boolean {
  if (input.value === text) return true
  const copy = input.cloneNode() as HTMLInputElement
  copy.value = text
  return copy.value === input.value
}

/** Takes the text that a script has written without an event, as some extensions and older password managers do. */
export function takeUntold(
  input: HTMLInputElement,
  field: BoundField,
  read: (input: HTMLInputElement) => string,
): void {
  const value = read(input)
  const known = String(field.store.getState().value)
  if (value === known || showsText(input, known)) return
  field.takeEdit({ patch: { value }, ...describeEdit(undefined, value) })
}
