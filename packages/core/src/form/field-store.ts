import type { FieldValue, Validator } from '../validators/index.ts'
import {
  createFieldState,
  fieldStatus,
  hasError,
  shownError,
  updateField,
  type FieldEvent,
  type FieldRules,
  type FieldState,
  type FieldStatus,
} from './field.ts'

type Listener = () => void

const nobody: readonly Listener[] = []

/** Draws a field: told before all others who listen. One object, where two listeners would be two functions a field. */
export interface FieldOwner {
  /** Called at every change of the state. */
  readonly update: (isViewChanged: boolean) => void
}

/** What a field's shell draws. The same object until one of its members changes, so that typing redraws nothing. */
export interface FieldView {
  readonly status: FieldStatus | null
  readonly error: string | null
  readonly isTouched: boolean
}

/**
 * Holds one field's state and tells who listens. Two audiences, because most of what a person types changes
 * nothing that the shell draws: `subscribe` is called when the view changes, `subscribeState` at every change.
 */
export class FieldStore {
  /** Told of each change with the state before it; the form keeps its count of errors by it. */
  onUpdate: ((store: FieldStore, before: FieldState) => void) | undefined
  owner: FieldOwner | undefined
  #state: FieldState
  #rules: FieldRules
  #view: FieldView
  // Arrays of the right length: a set takes more memory than the rest of the store, and has one member.
  #viewListeners: readonly Listener[] = nobody
  #stateListeners: readonly Listener[] = nobody

  constructor(value: FieldValue, rules: FieldRules) {
    this.#rules = rules
    this.#state = createFieldState(value, rules)
    this.#view = viewOf(this.#state)
  }

  getState(): FieldState {
    return this.#state
  }

  getView(): FieldView {
    return this.#view
  }

  subscribe(listener: Listener): () => void {
    this.#viewListeners = [...this.#viewListeners, listener]
    return () => {
      this.#viewListeners = this.#viewListeners.filter((other) => other !== listener)
    }
  }

  subscribeState(listener: Listener): () => void {
    this.#stateListeners = [...this.#stateListeners, listener]
    return () => {
      this.#stateListeners = this.#stateListeners.filter((other) => other !== listener)
    }
  }

  /** Takes other rules or another language. */
  setRules(rules: FieldRules): void {
    const now = this.#rules
    if (rules.validators === now.validators && rules.messages === now.messages && rules.errors === now.errors)
      return
    this.#rules = rules
    this.dispatch({ type: 'revalidate' })
  }

  dispatch(event: FieldEvent): void {
    const before = this.#state
    const after = updateField(before, event, this.#rules)
    if (after === before) return
    this.#state = after
    // State and view are whole before anyone hears of them: a listener may dispatch in its turn.
    const now = this.#view
    const view = viewOf(after)
    const isViewChanged =
      view.status !== now.status || view.error !== now.error || view.isTouched !== now.isTouched
    if (isViewChanged) this.#view = view
    this.onUpdate?.(this, before)
    this.owner?.update(isViewChanged)
    this.#stateListeners.forEach(call)
    if (isViewChanged) this.#viewListeners.forEach(call)
  }

  get validators(): readonly Validator[] {
    return this.#rules.validators
  }

  /** Does this field block a submit? */
  get hasError(): boolean {
    return hasError(this.#state)
  }
}

function call(listener: Listener): void {
  listener()
}

/** Shared, because most fields of a long form are never touched. */
const quiet: FieldView = { status: null, error: null, isTouched: false }

function viewOf(state: FieldState): FieldView {
  const error = shownError(state)
  const { isTouched } = state
  return error === null && !isTouched ? quiet : { status: fieldStatus(state), error, isTouched }
}
