import type { FieldStore } from '../field-store.ts'
import type { RefusedSubmit } from './decide-submit.ts'

/** Calls back in a microtask, after the running script. */
function defer(callback: () => void): void {
  void Promise.resolve().then(callback)
}

/**
 * Marks the fields of a refused submit. A field that replaces a refused one, such as a block that is loaded later, is marked too, so that
 * it also shows its error.
 */
export function createRefusedFields(fields: ReadonlyMap<string, FieldStore | undefined>) {
  /** Names of refused fields detached in the running script. React attaches the replacement in the same script. */
  const detached = new Set<string>()
  return {
    mark({ refused, touch }: RefusedSubmit): void {
      for (const name of refused)
        fields.get(name)?.update({ isRefused: true, ...(name === touch && { isTouched: true }) })
    },
    reset(): void {
      for (const field of fields.values()) field?.update({ isRefused: undefined }, 'reset')
    },
    attach(name: string, field: FieldStore): void {
      if (!detached.has(name) || field.getState().isRefused) return
      // Deferred until the field has taken over the old field's state: that counts as an edit, and an edit clears `isRefused`.
      defer(() => field.update({ isRefused: true }))
    },
    detach(name: string, field: FieldStore): void {
      if (!field.getState().isRefused) return
      detached.add(name)
      defer(() => detached.delete(name))
    },
  }
}
