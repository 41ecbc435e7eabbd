import type { FieldStore } from '../field-store.ts'

/** Calls back after the present script, and before anything else happens. */
function soon(act: () => void): void {
  void Promise.resolve().then(act)
}

/** Remembers which fields were refused when they left, so that one that is loaded later and takes such a place says what is wrong, too. */
export function createRefusedPlaces() {
  /** The names of refused fields that have left just now: React puts the next one there in the same script. */
  const names = new Set<string>()
  return {
    enter(name: string, field: FieldStore): void {
      if (!names.has(name) || field.getState().isRefused) return
      // After what it takes over from the other one, which counts as an edit, and an edit ends a refusal.
      soon(() => field.update({ isRefused: true }))
    },
    leave(name: string, field: FieldStore): void {
      if (!field.getState().isRefused) return
      names.add(name)
      soon(() => names.delete(name))
    },
  }
}
