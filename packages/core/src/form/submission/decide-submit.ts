import { firstError, hasError, type FieldState } from '../field.ts'

/** A refused submit. `refused`, `touch` and `focus` are names of fields. */
export interface RefusedSubmit {
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
 * Decides whether a form can be submitted. Returns what stands in its way, or null.
 * @param fields in the order of the page
 */
export function decideSubmit(
  fields: readonly (readonly [name: string, state: FieldState])[],
): RefusedSubmit | null {
  const invalid = fields.filter(([, state]) => hasError(state))
  const [first] = invalid
  if (!first) return null
  const untouched = invalid.find(([, state]) => !state.isTouched)
  const [focus, state] = first
  return {
    refused: invalid.map(([name]) => name),
    touch: untouched?.[0],
    focus,
    message: firstError(state) ?? '',
  }
}
