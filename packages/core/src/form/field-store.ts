import type { FieldValue } from '../validators/index.ts'
import {
  createFieldState,
  judgeField,
  updateField,
  viewField,
  type FieldPatch,
  type FieldRules,
  type FieldState,
} from './field.ts'
import { hasAll } from './has-all.ts'

/** Told whether what is drawn has changed. */
type Listener = (isViewChanged: boolean) => void

/**
 * Holds one field's state and tells who listens. At every change, and whether the view has changed with it: most of what a
 * person types changes nothing that the shell draws.
 */
export class FieldStore {
  #state: FieldState
  #rules: FieldRules
  // Most fields of a long form have none: a set for each would take more memory than the rest of the store.
  #listeners: Set<Listener> | undefined

  constructor(value: FieldValue, rules: FieldRules) {
    this.#rules = rules
    this.#state = createFieldState(value, rules)
  }

  /** Told before all who listen. A method, where a listener would be a function more for each field. */
  protected changed?(isViewChanged: boolean): void

  getState(): FieldState {
    return this.#state
  }

  subscribe(listener: Listener): () => void {
    const listeners = (this.#listeners ??= new Set())
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Takes other rules or another language. The same object is the same rules. */
  setRules(rules: FieldRules): void {
    if (rules === this.#rules) return
    this.#rules = rules
    this.#become(judgeField(this.#state, rules))
  }

  update(patch: FieldPatch): void {
    this.#become(updateField(this.#state, patch, this.#rules))
  }

  #become(state: FieldState): void {
    const before = this.#state
    if (state === before) return
    this.#state = state
    const isViewChanged = !hasAll(viewField(state), viewField(before))
    this.changed?.(isViewChanged)
    this.#listeners?.forEach((tell) => tell(isViewChanged))
  }
}
