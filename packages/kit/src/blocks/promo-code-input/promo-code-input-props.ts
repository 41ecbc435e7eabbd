import type { ReactNode } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

/** What a `<PromoCodeInput>` reports. */
export interface PromoCodeInputEvents extends TextInputEvents {
  /** The button was pressed. */
  readonly click?: (() => void) | undefined
  /** The button has turned into the field. */
  readonly show?: (() => void) | undefined
  /** The person has left the field empty, so it has turned back into the button. */
  readonly hide?: (() => void) | undefined
}

export interface PromoCodeInputProps extends InputBlockProps<string, PromoCodeInputEvents> {
  /** The button's text. */
  readonly text?: ReactNode
  /** The look of the button: `secondary`, the default, is as wide as the field; `plain` is for forms in which few people have a code. */
  readonly variant?: 'secondary' | 'plain' | undefined
  /** The code is being checked: the field says so in place of the hint. */
  readonly pending?: boolean | undefined
}
