import { firstError, hasError, type FieldState } from './field.ts'

/** What a submit comes to. */
export type SubmitDecision = { readonly isAllowed: true } | SubmitRefusal

/** What stands in the way of a submit. `touch` and `focus` name fields. */
export interface SubmitRefusal {
  readonly isAllowed: false
  /** The first untouched field with errors: it is marked touched, so that its lazy errors show. */
  readonly touch: string | undefined
  /** The first field with errors in the order of the page. */
  readonly focus: string
  /** What is wrong there, for the form's live region: the field itself keeps quiet while it has focus. */
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
  return { isAllowed: false, touch: untouched?.[0], focus, message: firstError(state) ?? '' }
}
