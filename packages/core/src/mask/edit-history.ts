import type { TextState } from './mask-recipe.ts'

/** What changed the text. Typing and deleting go on in runs; anything else is a step of its own. */
export type EditKind = 'typing' | 'deletion' | 'paste' | 'autofill'

interface Step {
  readonly kind: EditKind
  readonly before: TextState
  readonly after: TextState
}

/** The states that can be come back to, with the one that stands there: the specification's section 9. */
const states = 100

/** Undo and redo of one input, with the caret: one step for each run of typing, as browsers have it. */
export class EditHistory {
  #steps: Step[] = []
  /** How many of the steps are done; those behind can be redone. */
  #done = 0
  #isRunOpen = false

  /** Takes an edit from what stood before to what stands now. It ends what could be redone. */
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

  /** Ends the run: what comes next is a step of its own. For leaving the input. */
  endRun(): void {
    this.#isRunOpen = false
  }

  /** What stood before the last step, or after the one that was undone last; `null` when there is none. */
  travel(way: 'undo' | 'redo'): TextState | null {
    const step = this.#steps[way === 'undo' ? this.#done - 1 : this.#done]
    if (step === undefined) return null
    this.#isRunOpen = false
    this.#done += way === 'undo' ? -1 : 1
    return way === 'undo' ? step.before : step.after
  }
}
