import type { TextState } from './mask-recipe.ts'

/** What changed the text. Consecutive typing or deleting is one step; anything else is a step of its own. */
export type EditKind = 'typing' | 'deletion' | 'paste' | 'autofill'

interface Step {
  readonly kind: EditKind
  readonly before: TextState
  readonly after: TextState
}

/** Undo depth, including the current state (specification, section 9). */
const maxStates = 100

/** The undo history of one input, with caret positions. A run of typing is one step, as in browsers. */
export class EditHistory {
  #steps: Step[] = []
  /** The number of steps that are not undone; those after it can be redone. */
  #doneCount = 0
  #isRunOpen = false

  /** Records an edit. Steps that could be redone are discarded. */
  record(kind: EditKind, before: TextState, after: TextState): void {
    if (before.text === after.text) return
    const last = this.#steps[this.#doneCount - 1]
    const continuesRun =
      this.#isRunOpen &&
      last?.kind === kind &&
      last.after.text === before.text &&
      last.after.caret === before.caret
    const kept = this.#steps.slice(0, continuesRun ? this.#doneCount - 1 : this.#doneCount)
    this.#steps = [...kept, { kind, before: continuesRun ? last.before : before, after }].slice(1 - maxStates)
    this.#doneCount = this.#steps.length
    this.#isRunOpen = kind === 'typing' || kind === 'deletion'
  }

  /** Ends the current run, so that the next edit is a new step. Called when the input loses focus. */
  endRun(): void {
    this.#isRunOpen = false
  }

  /** Returns the text to show; `null` if there is nothing to undo. */
  undo(): TextState | null {
    const step = this.#steps[this.#doneCount - 1]
    if (step === undefined) return null
    this.#isRunOpen = false
    this.#doneCount--
    return step.before
  }

  /** Returns the text to show; `null` if there is nothing to redo. */
  redo(): TextState | null {
    const step = this.#steps[this.#doneCount]
    if (step === undefined) return null
    this.#isRunOpen = false
    this.#doneCount++
    return step.after
  }
}
