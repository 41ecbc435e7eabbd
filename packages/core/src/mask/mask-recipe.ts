/** A text with the caret position. Offsets are UTF-16 code units. */
export interface TextState {
  readonly text: string
  readonly caret: number
}

/** The meaning of a shown text. */
export interface MaskReading {
  /** The model's value. */
  readonly value: string
}

/** How an input formats a value: pure functions. */
export interface MaskRecipe<Reading extends MaskReading = MaskReading> {
  /**
   * Formats what was typed or pasted. The caret stays behind the same character. A recipe that has to parse the text anyway also returns
   * the reading. `replacesAll`: the whole text was selected, so nothing of it was kept, even if the new text looks similar. `isFilledIn`:
   * the browser or a password manager filled in the text.
   */
  readonly format: (
    typed: TextState,
    replacesAll?: boolean,
    isFilledIn?: boolean,
  ) => TextState & { readonly reading?: Reading }
  /** Parses a formatted text. */
  readonly read: (shown: string) => Reading
  /** The separators that the recipe inserts although values can contain them, too. Default: none. */
  readonly fixed?: string
  /** Formats a value. */
  readonly show: (value: string) => string
}
