import { firstError, hasError, type FieldState } from './field.ts'

/** What a submit comes to. `touch` and `focus` name fields. */
export type SubmitDecision =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false
      /** The first untouched field with errors: it is marked touched, so that its lazy errors show. */
      readonly touch: string | null
      /** The first field with errors in the order of the page. */
      readonly focus: string
      /** What is wrong there, for the form's live region: the field itself keeps quiet while it has focus. */
      readonly message: string
    }

/** Decides a submit from the fields in the order of the page. */
export function decideSubmit(fields: Iterable<readonly [name: string, state: FieldState]>): SubmitDecision {
  let focus: string | null = null
  let touch: string | null = null
  let message = ''
  for (const [name, state] of fields) {
    if (!hasError(state)) continue
    if (focus === null) {
      focus = name
      message = firstError(state) ?? ''
    }
    if (!state.isTouched) {
      touch = name
      break
    }
  }
  return focus === null ? { isAllowed: true } : { isAllowed: false, touch, focus, message }
}
