import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

/** What a `<CodeInput>` reports. */
export interface CodeInputEvents extends TextInputEvents {
  /** The sixth digit was typed, pasted or filled in. Called again only after the code has changed. */
  readonly complete?: ((code: string) => void) | undefined
}

export interface CodeInputProps extends InputBlockProps<string, CodeInputEvents> {
  /** In addition to the check for six digits. Default: `required`, lazily. Keep the array the same between renders. */
  readonly validators?: InputBlockProps<string>['validators']
}
