import type { FieldStore } from '../field-store.ts'

/** Calls back in a microtask, after the running script. */
function defer(callback: () => void): void {
  void Promise.resolve().then(callback)
}

/**
 * Remembers the names of refused fields that are detached, so that a field that replaces one, such as a block that is loaded later, also
 * shows its error.
 */
export function createRefusedPlaces() {
  /** Names of refused fields detached in the running script. React attaches the replacement in the same script. */
  const names = new Set<string>()
  return {
    enter(name: string, field: FieldStore): void {
      if (!names.has(name) || field.getState().isRefused) return
      // Deferred until the field has taken over the old field's state: that counts as an edit, and an edit clears `isRefused`.
      defer(() => field.update({ isRefused: true }))
    },
    leave(name: string, field: FieldStore): void {
      if (!field.getState().isRefused) return
      names.add(name)
      defer(() => names.delete(name))
    },
  }
}
