import type { FieldStatus } from '@foyer/core/form'
import type { FieldValue, ValidationFailure, Validator } from '@foyer/core/validators'
import type { ReactNode } from 'react'

/** The margin below a block: `var(--space-small|medium|large)`. */
export type BlockMargin = 'small' | 'medium' | 'large'

/** What every block has, an input or not. */
export interface BlockProps {
  readonly marginBottom?: BlockMargin | undefined
  /** Not shown, not sent, not in the way; what was typed is kept. */
  readonly isHidden?: boolean | undefined
}

/** The common block fields (specification, section 3) of every input. */
export interface InputBlockProps<Value extends FieldValue, Events = InputEvents<Value>> extends BlockProps {
  /** The field's name: in the form's values, in the HTML form, and for password managers. */
  readonly name: string
  /** The value to begin with; when it changes later, the field takes it, and the person has not edited it. */
  readonly inputValue?: Value | undefined
  readonly label?: ReactNode
  /** Shown as the hint, until an error takes its place. */
  readonly description?: ReactNode
  readonly placeholder?: string | undefined
  /** A disabled field neither blocks a submit nor is sent. */
  readonly disabled?: boolean | undefined
  /** Overrides the status that the validators come to. */
  readonly status?: FieldStatus | undefined
  /** Keep the array the same between renders: make it outside the component. */
  readonly validators?: readonly Validator[] | undefined
  /** Failures that the caller found outside the validators. Keep the array the same between renders. */
  readonly errors?: readonly ValidationFailure[] | undefined
  /** True: as if the person had edited it, so that lazy errors show. */
  readonly isTouched?: boolean | undefined
  /** A server's word on the present value; it goes when the value changes. To say it again, take it back in between. */
  readonly customError?: string | null | undefined
  readonly autocomplete?: string | undefined
  readonly autofocus?: boolean | undefined
  readonly events?: Events | undefined
}

interface InputEvents<Value extends FieldValue = string> {
  /** The person has changed the value. */
  readonly change?: (value: Value) => void
}

export interface TextInputEvents extends InputEvents {
  /** The first typed character; once in the life of the block. */
  readonly firstInput?: () => void
}
