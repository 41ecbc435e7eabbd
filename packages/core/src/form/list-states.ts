import type { FieldState } from './field.ts'
import type { FieldStore } from './field-store.ts'

/** The states of a form's fields with their names, in the order of the names. A name without a field is left out. */
export function listStates(
  fields: ReadonlyMap<string, FieldStore | undefined>,
  names: Iterable<string> = fields.keys(),
): (readonly [string, FieldState])[] {
  return [...names].flatMap((name) => {
    const field = fields.get(name)
    return field ? [[name, field.getState()] as const] : []
  })
}
