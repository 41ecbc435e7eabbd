import type { ReactNode } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

export interface PromoCodeInputEvents extends TextInputEvents {
  /** The button was pressed. */
  readonly click?: () => void
  /** The button that was pressed has become a field. */
  readonly show?: () => void
  /** The person has left the field empty, and it is a button again. */
  readonly hide?: () => void
}

export interface PromoCodeInputProps extends InputBlockProps<string, PromoCodeInputEvents> {
  /** The button's words. */
  readonly text?: ReactNode
  /** The code is being checked. */
  readonly pending?: boolean | undefined
}
