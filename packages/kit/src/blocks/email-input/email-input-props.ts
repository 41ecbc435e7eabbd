import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

export interface EmailInputEvents extends TextInputEvents {
  /** The person has chosen an address that was offered; `change` has told it already. */
  readonly selectSuggestion?: (email: string) => void
}

export interface EmailInputProps extends InputBlockProps<string, EmailInputEvents> {
  /** The domains on offer behind the @, the likeliest first. Default: popular ones. */
  readonly domains?: readonly string[] | undefined
}
