/** An option of any picker. */
export interface PickerOption {
  /** Unique among the options; stored as a recent choice. */
  readonly id: string
  readonly name: string
  /** Shown at the end of the row, and read out with the name. */
  readonly detail: string
}

/** With fewer options there is no section of recent or likely choices, and currencies keep the caller's order. */
export const fewOptions = 8
