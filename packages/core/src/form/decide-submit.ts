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
  const invalid = Array.from(fields).filter(([, state]) => hasError(state))
  const [first] = invalid
  if (first === undefined) return { isAllowed: true }
  const [focus, state] = first
  const untouched = invalid.find(([, { isTouched }]) => !isTouched)
  return { isAllowed: false, touch: untouched?.[0] ?? null, focus, message: firstError(state) ?? '' }
}
