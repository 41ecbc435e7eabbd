import type { FieldValue } from '../validators/index.ts'
import {
  createFieldState,
  judgeField,
  updateField,
  viewField,
  type ChangeCause,
  type FieldPatch,
  type FieldRules,
  type FieldState,
  type FieldView,
} from './field.ts'
import { hasAll } from './has-all.ts'

type Listener = (cause: ChangeCause) => void

/** Shared by fields without listeners: in a long form, most fields have none beside their block. */
const noListeners: readonly Listener[] = []

/** Holds one field's state, and tells its listeners of each change and its cause. */
export class FieldStore {
  #state: FieldState
  #rules: FieldRules
  #view: FieldView | undefined
  // Replaced and never changed in place, so that a change is told to those alone who listened when it came.
  #listeners: readonly Listener[] = noListeners

  constructor(value: FieldValue, rules: FieldRules) {
    this.#rules = rules
    this.#state = createFieldState(value, rules)
  }

  getState(): FieldState {
    return this.#state
  }

  /** What there is to render: the same object while nothing of it is different, as while most letters are typed. */
  getView(): FieldView {
    return (this.#view ??= viewField(this.#state))
  }

  /** Returns a function that ends it. */
  subscribe(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener)
    }
  }

  /** Takes other rules, or the rules in another language. Does nothing when it gets the same object. */
  setRules(rules: FieldRules): void {
    if (rules === this.#rules) return
    this.#rules = rules
    this.#become(judgeField(this.#state, rules), 'caller')
  }

  update(patch: FieldPatch, cause: ChangeCause): void {
    this.#become(updateField(this.#state, patch, this.#rules), cause)
  }

  #become(state: FieldState, cause: ChangeCause): void {
    if (state === this.#state) return
    const before = this.getView()
    const view = viewField(state)
    this.#state = state
    this.#view = hasAll(before, view) ? before : view
    for (const tell of this.#listeners) tell(cause)
  }
}
