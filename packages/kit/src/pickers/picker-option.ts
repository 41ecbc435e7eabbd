/** What any picker shows of an option. */
export interface PickerOption {
  /** Unique among the options, and what is remembered of a choice. */
  readonly id: string
  readonly name: string
  /** At the end of the row, read with the name. */
  readonly detail: string
}
