/** Text with a caret, as an input has them. Offsets in UTF-16 units. */
export interface TextState {
  readonly text: string
  readonly caret: number
}

/** What a shown text says. */
export interface MaskReading {
  /** The model's value. */
  readonly value: string
}

/** How an input shows a value: plain data and pure steps. */
export interface MaskRecipe<Reading extends MaskReading = MaskReading> {
  /**
   * From whatever was typed or pasted to what the input shows; the caret stays behind the character it was behind. A recipe that
   * has to read the text on the way gives what it says, too.
   */
  readonly format: (typed: TextState) => TextState & { readonly reading?: Reading }
  /** From what the input shows to what it says. */
  readonly read: (shown: string) => Reading
  /** From the model's value to what the input shows. */
  readonly show: (value: string) => string
}
