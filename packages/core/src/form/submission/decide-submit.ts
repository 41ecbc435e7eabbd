import { firstError, hasError, type FieldState } from '../field.ts'

/** Whether a submit may be sent, or what stands in its way. */
export type SubmitDecision = { readonly isAllowed: true } | RefusedSubmit

/** A refused submit. `refused`, `touch` and `focus` are names of fields. */
export interface RefusedSubmit {
  readonly isAllowed: false
  /** Every field with errors: each shows its error at once, until it is edited. */
  readonly refused: readonly string[]
  /** The first untouched field with errors. It is marked as touched, so that its lazy errors stay visible. */
  readonly touch: string | undefined
  /** The first field with errors on the page. */
  readonly focus: string
  /** The message of the first issue of that field. */
  readonly message: string
}

/**
 * Decides whether a form can be submitted.
 * @param fields in the order of the page
 */
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
