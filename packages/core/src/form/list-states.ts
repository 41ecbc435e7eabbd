import type { FieldState } from './field.ts'
import type { FieldStore } from './field-store.ts'

interface ListOptions {
  /** Names in the order of the page: it may leave out a field, or name it twice. */
  readonly order?: Iterable<string> | undefined
  /** Names of fields to leave out. */
  readonly without?: ReadonlySet<string> | undefined
}

/** The states of a form's fields with their names. A name without a field is left out. */
export function listStates(
  fields: ReadonlyMap<string, FieldStore | undefined>,
  { order = [], without }: ListOptions = {},
): (readonly [string, FieldState])[] {
  return [...new Set([...order, ...fields.keys()])].flatMap((name) => {
    const field = without?.has(name) ? undefined : fields.get(name)
    return field ? [[name, field.getState()] as const] : []
  })
}
