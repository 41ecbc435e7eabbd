/** Text with a caret, as an input has them. Offsets in UTF-16 units. */
export interface TextState {
  readonly text: string
  readonly caret: number
}

/** How an input shows a value: plain data and pure steps. */
export interface MaskRecipe {
  /** From whatever was typed or pasted to what the input shows; the caret stays behind the character it was behind. */
  readonly format: (typed: TextState) => TextState
  /** From what the input shows to the model's value. */
  readonly parse: (shown: string) => string
  /** From the model's value to what the input shows, where `format` of the value is not the same. */
  readonly show?: (value: string) => string
}

/** What the input shows for a value. */
export function showValue({ format, show }: MaskRecipe, value: string): string {
  return show === undefined ? format({ text: value, caret: value.length }).text : show(value)
}
