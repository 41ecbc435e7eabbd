import { EditHistory, removeText, type EditKind, type MaskRecipe, type TextState } from '@foyer/core/mask'
import { deletionDirection, editKindOf, historyKeyOf } from './edit-event.ts'

/** Told of each edit by the person: what the input shows now, and the `inputType` where the browser gave one. */
type EditListener = (shown: string, inputType: string | undefined) => void

/** An input element under a mask: the element keeps the text, this keeps it in shape and remembers what stood there. */
export class MaskedElement {
  readonly #input: HTMLInputElement
  readonly #onEdit: EditListener
  readonly #history = new EditHistory()
  #recipe: MaskRecipe
  /** What the input showed, with the selection, before the edit that is under way. */
  #before: TextState & { readonly isSelection?: boolean }
  #isComposing = false

  constructor(input: HTMLInputElement, recipe: MaskRecipe, onEdit: EditListener) {
    this.#input = input
    this.#recipe = recipe
    this.#onEdit = onEdit
    this.#before = { text: input.defaultValue, caret: input.defaultValue.length }
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const input = this.#input
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('beforeinput', this.#prepare, { signal })
    input.addEventListener('input', this.#take, { signal })
    input.addEventListener('keydown', this.#takeKey, { signal })
    input.addEventListener('compositionstart', this.#startComposition, { signal })
    input.addEventListener('compositionend', this.#endComposition, { signal })
    input.addEventListener('change', this.#takeUnseen, { signal })
    input.addEventListener('blur', this.#leave, { signal })
    this.#takeUnseen()
    return () => listening.abort()
  }

  get shown(): string {
    return this.#before.text
  }

  /** Shows a text that the person did not type. It can be undone like an edit. */
  show(text: string): void {
    if (text === this.#input.value && text === this.#before.text) return
    this.#write({ text, caret: text.length }, 'autofill')
  }

  /** Takes another mask; what is shown stays until it is edited or shown anew. */
  setRecipe(recipe: MaskRecipe): void {
    this.#recipe = recipe
  }

  #prepare = (event: InputEvent): void => {
    if (event.isComposing || this.#isComposing) return
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault()
      this.#travel(event.inputType === 'historyUndo' ? 'undo' : 'redo')
      return
    }
    this.#remember()
  }

  #take = (event: Event): void => {
    if (this.#isComposing) return
    // Autofill is told by a plain Event.
    const inputType = event instanceof InputEvent ? event.inputType || undefined : undefined
    this.#format(inputType)
  }

  #takeKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return
    const way = historyKeyOf(event)
    if (way === null) return
    // Writing into the element has emptied the browser's own history: it would do nothing, or the wrong thing.
    event.preventDefault()
    this.#takeUnseen()
    this.#travel(way)
  }

  #startComposition = (): void => {
    this.#remember()
    this.#isComposing = true
  }

  /** An input method owns the text until it is done: writing into it would double what is being composed. */
  #endComposition = (): void => {
    this.#isComposing = false
    this.#format('insertCompositionText')
  }

  #leave = (): void => {
    this.#takeUnseen()
    this.#history.endRun()
  }

  /** Takes up what a script or the browser put into the element without an event. */
  #takeUnseen = (): void => {
    if (!this.#isComposing && this.#input.value !== this.#before.text) this.#format(undefined)
  }

  #remember(): void {
    this.#takeUnseen()
    const { selectionStart, selectionEnd } = this.#input
    const caret = selectionEnd ?? this.#before.text.length
    this.#before = { text: this.#before.text, caret, isSelection: selectionStart !== selectionEnd }
  }

  #format(inputType: string | undefined): void {
    const before = this.#before
    const text = this.#input.value
    const kind = editKindOf(inputType)
    const typed = { text, caret: this.#input.selectionEnd ?? text.length }
    // What is typed over a selection begins a step of its own.
    if (before.isSelection) this.#history.endRun()
    const shown =
      kind === 'deletion' && !before.isSelection
        ? removeText(this.#recipe, before, typed, deletionDirection(inputType))
        : this.#recipe.format(typed)
    this.#write(shown, kind)
    if (shown.text !== before.text) this.#onEdit(shown.text, inputType)
  }

  #travel(way: 'undo' | 'redo'): void {
    const state = this.#history[way]()
    if (state === null) return
    this.#write(state, null)
    this.#onEdit(state.text, way === 'undo' ? 'historyUndo' : 'historyRedo')
  }

  #write(state: TextState, kind: EditKind | null): void {
    const input = this.#input
    const isOther = input.value !== state.text
    if (isOther) input.value = state.text
    // Safari moves the focus with the selection.
    if ((isOther || input.selectionEnd !== state.caret) && input.matches(':focus'))
      input.setSelectionRange(state.caret, state.caret)
    if (kind !== null) this.#history.record(kind, this.#before, state)
    this.#before = state
  }
}
