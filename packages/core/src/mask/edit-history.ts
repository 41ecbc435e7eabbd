import type { TextState } from './mask-recipe.ts'

/** What changed the text. Consecutive typing or deleting is one step; anything else is a step of its own. */
export type EditKind = 'typing' | 'deletion' | 'paste' | 'autofill'

interface Step {
  readonly kind: EditKind
  readonly before: TextState
  readonly after: TextState
}

/** Undo depth, including the current state (specification, section 9). */
const states = 100

/** The undo history of one input, with caret positions. A run of typing is one step, as in browsers. */
export class EditHistory {
  #steps: Step[] = []
  /** The number of steps that are not undone; those after it can be redone. */
  #done = 0
  #isRunOpen = false

  /** Records an edit. Steps that could be redone are discarded. */
  record(kind: EditKind, before: TextState, after: TextState): void {
    if (before.text === after.text) return
    const last = this.#steps[this.#done - 1]
    const goesOn =
      this.#isRunOpen &&
      last?.kind === kind &&
      last.after.text === before.text &&
      last.after.caret === before.caret
    const kept = this.#steps.slice(0, goesOn ? this.#done - 1 : this.#done)
    this.#steps = [...kept, { kind, before: goesOn ? last.before : before, after }].slice(1 - states)
    this.#done = this.#steps.length
    this.#isRunOpen = kind === 'typing' || kind === 'deletion'
  }

  /** Ends the current run, so that the next edit is a new step. Called when the input loses focus. */
  endRun(): void {
    this.#isRunOpen = false
  }

  /** Returns the text to show after undo or redo; `null` if there is nothing to undo or redo. */
  travel(way: 'undo' | 'redo'): TextState | null {
    const step = this.#steps[way === 'undo' ? this.#done - 1 : this.#done]
    if (step === undefined) return null
    this.#isRunOpen = false
    this.#done += way === 'undo' ? -1 : 1
    return way === 'undo' ? step.before : step.after
  }
}
