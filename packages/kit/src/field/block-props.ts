import type { FieldStatus } from '@foyer/core/form'
import type { FieldValue, ValidationIssue, Validator } from '@foyer/core/validators'
import type { ReactNode } from 'react'

/** The margin below a block: `var(--space-small|medium|large)`. */
export type BlockMargin = 'small' | 'medium' | 'large'

/** The properties of all blocks. */
export interface BlockProps {
  readonly marginBottom?: BlockMargin | undefined
  /** A hidden block is neither shown nor submitted and does not block a submit; it keeps what was typed. */
  readonly isHidden?: boolean | undefined
}

/** The common properties of all inputs (specification, section 3). */
export interface InputBlockProps<Value extends FieldValue, Events = InputEvents<Value>> extends BlockProps {
  /** The field's name: in the form's values, in the HTML form, and for password managers. */
  readonly name: string
  /** The initial value; when it changes later, the field takes it, without counting as an edit by the person. */
  readonly inputValue?: Value | undefined
  readonly label?: ReactNode
  /** Shown as the hint, until an error replaces it. */
  readonly description?: ReactNode
  readonly placeholder?: string | undefined
  /** A disabled field is not submitted and does not block a submit. */
  readonly disabled?: boolean | undefined
  /** Replaces the status that the validators give. An error is held back while the field has the focus, like the validators' errors. */
  readonly status?: FieldStatus | undefined
  /** Keep the array the same between renders: make it outside the component. */
  readonly validators?: readonly Validator[] | undefined
  /** Issues that the caller found by other means than validators. Keep the array the same between renders. */
  readonly errors?: readonly ValidationIssue[] | undefined
  /** True: as if the person had edited the field, so that lazy errors show. Back to false: as if nobody had. */
  readonly isTouched?: boolean | undefined
  /** A server's error for the current value; it disappears when the value changes. To report it again, pass `undefined` in between. */
  readonly customError?: string | null | undefined
  readonly autocomplete?: string | undefined
  readonly autofocus?: boolean | undefined
  readonly events?: Events | undefined
}

interface InputEvents<Value extends FieldValue = string> {
  /** The person has changed the value. */
  readonly change?: ((value: Value) => void) | undefined
}

export interface TextInputEvents extends InputEvents {
  /** The person has typed the first character; called at most once per mount. */
  readonly firstInput?: (() => void) | undefined
}
