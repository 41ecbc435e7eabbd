import { hasAll, memoizeLast } from '../store/index.ts'
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

type Listener = (cause: ChangeCause) => void

/** Shared by all fields without listeners, which most fields of a long form are. */
const noListeners: readonly Listener[] = []

/** Fields that begin with the same state also share their first view. */
const createFirstView = memoizeLast(viewField, () => true)

/**
 * Holds the state of one field, and notifies its listeners of each change and its cause. A class instead of `createStore`, because a form
 * may have thousands of fields: they share the methods of the prototype, and none has a set of listeners.
 */
export class FieldStore {
  #state: FieldState
  #rules: FieldRules
  #view: FieldView | undefined
  // Copied on each change, so that listeners added during a notification are not called.
  #listeners: readonly Listener[] = noListeners

  constructor(value: FieldValue, rules: FieldRules) {
    this.#rules = rules
    this.#state = createFieldState(value, rules)
  }

  getState(): FieldState {
    return this.#state
  }

  /** The data to render. The same object is returned while it is equal, so that typing rarely renders anything. */
  getView(): FieldView {
    return (this.#view ??= createFirstView(this.#state))
  }

  /** Adds a listener. Returns the function that removes it. */
  subscribe(listener: Listener): () => void {
    // `concat`, because V8 allocates room for 16 more elements after a spread.
    this.#listeners = this.#listeners.concat(listener)
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener)
    }
  }

  /** Sets other rules, or the same rules in another language, and validates again. Does nothing for the same object. */
  setRules(rules: FieldRules): void {
    if (rules === this.#rules) return
    this.#rules = rules
    this.#setState(judgeField(this.#state, rules), 'caller')
  }

  /** Changes the field. @param cause who has changed it; the default is right for the page's own code */
  update(patch: FieldPatch, cause: ChangeCause = 'caller'): void {
    this.#setState(updateField(this.#state, patch, this.#rules), cause)
  }

  #setState(state: FieldState, cause: ChangeCause): void {
    if (state === this.#state) return
    const previous = this.getView()
    const view = viewField(state)
    this.#state = state
    this.#view = hasAll(previous, view) ? previous : view
    for (const listener of this.#listeners) listener(cause)
  }
}
