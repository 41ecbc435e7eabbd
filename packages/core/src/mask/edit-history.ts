import type { TextState } from './mask-recipe.ts'

/** What changed the text. Typing and deleting go on in runs; anything else is a step of its own. */
export type EditKind = 'typing' | 'deletion' | 'paste' | 'autofill'

interface Step {
  readonly kind: EditKind
  readonly before: TextState
  readonly after: TextState
}

/** Undo and redo of one input, with the caret: one step for each run of typing, as browsers have it. */
export class EditHistory {
  /** The specification's section 9. */
  static readonly size = 100
  #done: Step[] = []
  #undone: Step[] = []
  #isRunOpen = false

  /** Takes an edit from what stood before to what stands now. It ends what could be redone. */
  record(kind: EditKind, before: TextState, after: TextState): void {
    if (before.text === after.text) return
    const last = this.#done.at(-1)
    const goesOn =
      this.#isRunOpen &&
      last?.kind === kind &&
      last.after.text === before.text &&
      last.after.caret === before.caret
    if (goesOn) this.#done[this.#done.length - 1] = { kind, before: last.before, after }
    else this.#done.push({ kind, before, after })
    if (this.#done.length > EditHistory.size) this.#done.shift()
    this.#undone = []
    this.#isRunOpen = kind === 'typing' || kind === 'deletion'
  }

  /** Ends the run: what comes next is a step of its own. For leaving the input. */
  endRun(): void {
    this.#isRunOpen = false
  }

  /** What stood before the last step; `null` when there is none. */
  undo(): TextState | null {
    const step = this.#done.pop()
    if (step === undefined) return null
    this.#undone.push(step)
    this.#isRunOpen = false
    return step.before
  }

  /** What stood after the step that was undone last; `null` when there is none. */
  redo(): TextState | null {
    const step = this.#undone.pop()
    if (step === undefined) return null
    this.#done.push(step)
    return step.after
  }
}
