import type { ChangeCause, FieldPatch } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'

export interface EditOrigin {
  readonly cause: Extract<ChangeCause, 'input' | 'fill'>
  /** A character was typed or filled in, as opposed to a mere deletion. */
  readonly isTyped: boolean
}

/** An edit by the person, or by autofill. */
export interface Edit extends EditOrigin {
  /** The value, and the block's part of the state for it. */
  readonly patch: FieldPatch & { readonly value: FieldValue }
}

/**
 * Derives the kind of edit from the `inputType` of its event. Browsers and password managers report autofill by a plain event without
 * `inputType`; checkboxes always do so.
 */
export function describeEdit(inputType: string | undefined, value: FieldValue): EditOrigin {
  return {
    cause: inputType === undefined && typeof value === 'string' ? 'fill' : 'input',
    isTyped: value !== '' && !inputType?.startsWith('delete'),
  }
}
