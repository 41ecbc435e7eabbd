import type { InputBlockProps } from '../../field/block-props.ts'

/** What a person can choose. */
export interface SelectOption {
  /** Not empty: the empty value means that none is chosen. */
  readonly value: string
  readonly text: string
  /** BCP 47: the language of the text, if it is not that of the page. */
  readonly lang?: string | undefined
}

export interface SelectInputProps extends InputBlockProps<string> {
  /** In the order in which they are shown. Keep the array the same between renders. A chosen option that is no longer among them is dropped. */
  readonly options: readonly SelectOption[]
  /** The options are still loading; a value that is not among them yet is kept. */
  readonly isBusy?: boolean | undefined
}
