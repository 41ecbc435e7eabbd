import type { FieldValue, Validator } from '../validators/index.ts'
import {
  createFieldState,
  hasError,
  updateField,
  viewField,
  type FieldEvent,
  type FieldRules,
  type FieldState,
  type FieldView,
} from './field.ts'

/** Told whether what is drawn has changed. */
type Listener = (isViewChanged: boolean) => void

const nobody: readonly Listener[] = []

/** Draws a field: told before all others who listen. One object, where two listeners would be two functions a field. */
export interface FieldOwner {
  /** Called at every change of the state. */
  readonly update: (isViewChanged: boolean) => void
}

/**
 * Holds one field's state and tells who listens. At every change, and whether the view has changed with it: most of what a
 * person types changes nothing that the shell draws.
 */
export class FieldStore {
  owner: FieldOwner | undefined
  #state: FieldState
  #rules: FieldRules
  #view: FieldView
  // An array of the right length: a set takes more memory than the rest of the store, and has one member.
  #listeners: readonly Listener[] = nobody

  constructor(value: FieldValue, rules: FieldRules) {
    this.#rules = rules
    this.#state = createFieldState(value, rules)
    this.#view = viewField(this.#state)
  }

  getState(): FieldState {
    return this.#state
  }

  /** The same object until one of its members changes, so that typing redraws nothing. */
  getView(): FieldView {
    return this.#view
  }

  subscribeState(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener)
    }
  }

  /** Takes other rules or another language. The same object is the same rules. */
  setRules(rules: FieldRules): void {
    if (rules === this.#rules) return
    this.#rules = rules
    this.dispatch({ type: 'revalidate' })
  }

  dispatch(event: FieldEvent): void {
    const state = updateField(this.#state, event, this.#rules)
    if (state === this.#state) return
    this.#state = state
    // State and view are whole before anyone hears of them: a listener may dispatch in its turn.
    const now = this.#view
    const view = viewField(state)
    const isViewChanged =
      view.status !== now.status || view.error !== now.error || view.isTouched !== now.isTouched
    if (isViewChanged) this.#view = view
    this.owner?.update(isViewChanged)
    for (const tell of this.#listeners) tell(isViewChanged)
  }

  get validators(): readonly Validator[] {
    return this.#rules.validators
  }

  /** Does this field block a submit? */
  get hasError(): boolean {
    return hasError(this.#state)
  }
}
