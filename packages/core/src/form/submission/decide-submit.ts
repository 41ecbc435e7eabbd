import { firstError, hasError, type FieldState } from '../field.ts'

/** Whether a submit may be sent. */
export type SubmitDecision = { readonly isAllowed: true } | RefusedSubmit

/** What stands in the way of a submit. `refused`, `touch` and `focus` name fields. */
export interface RefusedSubmit {
  readonly isAllowed: false
  /** Every field with errors: it shows them at once, until it is edited. */
  readonly refused: readonly string[]
  /** The first untouched field with errors: it is marked touched, so that its lazy errors go on showing. */
  readonly touch: string | undefined
  /** The first field with errors in the order of the page. */
  readonly focus: string
  /** The message of that field's first issue. */
  readonly message: string
}

/** Decides a submit from the fields in the order of the page. */
export function decideSubmit(
  fields: readonly (readonly [name: string, state: FieldState])[],
): SubmitDecision {
  const invalid = fields.filter(([, state]) => hasError(state))
  const [first] = invalid
  if (!first) return { isAllowed: true }
  const untouched = invalid.find(([, state]) => !state.isTouched)
  const [focus, state] = first
  return {
    isAllowed: false,
    refused: invalid.map(([name]) => name),
    touch: untouched?.[0],
    focus,
    message: firstError(state) ?? '',
  }
}
