import type { BlockPart, FieldPatch, FieldState, FieldStore } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'
import type { Edit } from './edit-origin.ts'

/** The field that a binding acts for. Passed to each call, because fields may share a binding. */
export interface BoundField {
  readonly store: FieldStore
  applyEdit(edit: Edit): void
}

/**
 * How one kind of control and its field are kept in sync. Kinds whose state is entirely in the element share one binding object;
 * a mask has one for each field.
 */
export interface ControlBinding<Control extends HTMLElement, Props = unknown> {
  /** The value that the control shows. Omitted for controls without a value, such as a button that opens a list. */
  readonly read?: (control: Control) => FieldValue
  /** Whether the control differs from what was rendered. Needs `read`. */
  readonly isChanged?: (control: Control) => boolean
  /** Shows the field's state in the control. Called for changes that the control did not make itself. */
  readonly write: (control: Control, state: FieldState, field: BoundField) => void
  /** The control has dispatched `input` or `change`. Default: a different value is an edit. */
  readonly edit?: (control: Control, event: Event, field: BoundField) => void
  /**
   * The control has just mounted, and may contain what the browser or a person entered before anything listened. Default: a difference from
   * what was rendered is an edit.
   */
  readonly onMount?: (control: Control, field: BoundField) => void
  /** The person has come to the control for the first time: further listeners can be added. */
  readonly onFirstVisit?: (control: Control) => void
  /** The control is losing focus, or its form is being submitted; the field will be validated next. */
  readonly onLeave?: (control: Control) => void
  /** The block has rendered with other properties; `previousProps` are those before. */
  readonly onPropsChange?: (previousProps: Props) => void
  /** The block's part of the state for a value that was set by the page; applied in the same update. */
  readonly judgeValue?: (value: FieldValue) => BlockPart
  /** The block's part of the state, and optionally another value, after a reset of the form to this value; applied in the same update. */
  readonly judgeReset?: (value: FieldValue) => BlockPart & Pick<FieldPatch, 'value'>
}
