import type { BlockPart, FieldPatch, FieldState, FieldStore } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'
import type { Edit } from './edit-origin.ts'

/** What a binding that fields share is given of the one field that it acts for. */
export interface BoundField {
  readonly store: FieldStore
  takeEdit(edit: Edit): void
}

/**
 * How one kind of control and its field are kept in sync. Kinds whose state is entirely in the element share one binding object;
 * a mask has one for each field.
 */
export interface ControlBinding<Control extends HTMLElement, Props = unknown> {
  /** The value that the control shows. Omitted for controls without a value, such as a button that opens a list. */
  readonly read?: (control: Control) => FieldValue
  /** Whether the control shows something else than it was rendered with. Goes with `read`. */
  readonly isChanged?: (control: Control) => boolean
  /** Shows the field's state in the control. Called for changes that the control did not make itself. */
  readonly write: (control: Control, state: FieldState, field: BoundField) => void
  /** The control has dispatched `input` or `change`. Default: a different value is an edit. */
  readonly edit?: (control: Control, event: Event, field: BoundField) => void
  /**
   * The control has just mounted, and may hold what the browser or a person entered before anything listened. Default: what it
   * was not rendered with is an edit.
   */
  readonly takeUnseen?: (control: Control, field: BoundField) => void
  /** The person has come to the control for the first time: further listeners can be added. */
  readonly visit?: (control: Control) => void
  /** The focus is leaving the control, or its form is being submitted, and the field will be validated next. */
  readonly leave?: (control: Control) => void
  /** The block has rendered with other properties; `before` are the previous ones. */
  readonly renew?: (before: Props) => void
  /** What the block knows of a value set by the page; applied in the same update. */
  readonly judgeValue?: (value: FieldValue) => BlockPart
  /** What the block knows once its form was reset to this value, as at first, or another value; applied in the same update. */
  readonly judgeReset?: (value: FieldValue) => BlockPart & Pick<FieldPatch, 'value'>
}
