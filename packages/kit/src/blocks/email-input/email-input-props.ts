import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

/** What an `<EmailInput>` reports. */
export interface EmailInputEvents extends TextInputEvents {
  /** The person has chosen a suggested address; `change` has already reported it. */
  readonly selectSuggestion?: ((email: string) => void) | undefined
}

export interface EmailInputProps extends InputBlockProps<string, EmailInputEvents> {
  /** The domains to suggest after the @, most likely first. Default: popular mail providers. */
  readonly domains?: readonly string[] | undefined
}
