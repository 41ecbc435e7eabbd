import type { FieldValue } from '../validators/index.ts'
import {
  createFieldState,
  judgeField,
  updateField,
  viewField,
  type FieldPatch,
  type FieldRules,
  type FieldState,
  type FieldView,
} from './field.ts'
import { isSame } from './is-same.ts'

/** Told whether what is drawn has changed. */
type Listener = (isViewChanged: boolean) => void

/**
 * Holds one field's state and tells who listens. At every change, and whether the view has changed with it: most of what a
 * person types changes nothing that the shell draws.
 */
export class FieldStore {
  #state: FieldState
  #rules: FieldRules
  #view: FieldView
  // Most fields of a long form have none: a set for each would take more memory than the rest of the store.
  #listeners: Set<Listener> | undefined

  constructor(value: FieldValue, rules: FieldRules) {
    this.#rules = rules
    this.#state = createFieldState(value, rules)
    this.#view = viewField(this.#state)
  }

  /** Draws the field: told before all who listen. A method, where a listener would be a function more for each field. */
  protected draw?(isViewChanged: boolean): void

  getState(): FieldState {
    return this.#state
  }

  /** The same object until one of its members changes, so that typing redraws nothing. */
  getView(): FieldView {
    return this.#view
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
    if (state === this.#state) return
    this.#state = state
    // State and view are whole before anyone hears of them: a listener may update in its turn.
    const view = viewField(state)
    const isViewChanged = !isSame(view, this.#view)
    if (isViewChanged) this.#view = view
    this.draw?.(isViewChanged)
    this.#listeners?.forEach((tell) => tell(isViewChanged))
  }
}
