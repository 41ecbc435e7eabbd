/** An option of any picker. */
export interface PickerOption {
  /** Unique among the options; stored as a recent choice. */
  readonly id: string
  readonly name: string
  /** Shown at the end of the row, and read out with the name. */
  readonly detail: string
}

/** With fewer options there is neither a search nor a section of likely choices, and they keep their order. */
export const fewOptions = 8
