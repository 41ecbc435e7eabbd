import type { FieldStore } from '../field-store.ts'

/** Its callbacks run once the present task has been done. */
const atOnce = Promise.resolve()

/** Notes which fields were refused when they left, so that one that is loaded later and takes such a place says what is wrong, too. */
export function createRefusedPlaces() {
  /** The names of refused fields that have left in this task: what takes a place does so in the same one. */
  const names = new Set<string>()
  return {
    enter(name: string, field: FieldStore): void {
      // Once it has its value: what it takes over counts as an edit, which would take the refusal back.
      if (names.has(name) && !field.getState().isRefused)
        void atOnce.then(() => field.update({ isRefused: true }, 'caller'))
    },
    leave(name: string, field: FieldStore): void {
      if (!field.getState().isRefused) return
      names.add(name)
      void atOnce.then(() => names.delete(name))
    },
  }
}
