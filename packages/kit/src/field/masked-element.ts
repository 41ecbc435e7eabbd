import { EditHistory, removeText, type EditKind, type MaskRecipe, type TextState } from '@foyer/core/mask'
import { deletionDirection, editKindOf, historyKeyOf } from './edit-event.ts'

/** Whose element it is. */
export interface MaskOwner {
  /** May be another one at each edit; what is shown stays until it is edited or shown anew. */
  readonly recipe: MaskRecipe
  /** Told of each edit by the person: what the input shows now, and the `inputType` where the browser gave one. */
  onEdit(shown: string, inputType: string | undefined): void
}

const eventTypes = [
  'beforeinput',
  'input',
  'keydown',
  'compositionstart',
  'compositionend',
  'change',
  'blur',
] as const

/**
 * An input element under a mask: the element keeps the text, this keeps it in shape and remembers what stood there. It
 * listens from the beginning on, and for as long as the element is there.
 */
export class MaskedElement {
  readonly #input: HTMLInputElement
  readonly #owner: MaskOwner
  readonly #history = new EditHistory()
  /** What the input showed, with the caret, before the edit that is under way. */
  #before: TextState
  #isSelection = false
  #isComposing = false

  /** `shown` is what the element showed last, as far as the owner knows. */
  constructor(input: HTMLInputElement, owner: MaskOwner, shown: string) {
    this.#input = input
    this.#owner = owner
    this.#before = { text: shown, caret: shown.length }
    for (const type of eventTypes) input.addEventListener(type, this)
  }

  get shown(): string {
    return this.#before.text
  }

  /** Shows a text that the person did not type. It can be undone like an edit. */
  show(text: string): void {
    if (text !== this.#input.value || text !== this.shown)
      this.#write({ text, caret: text.length }, 'autofill')
  }

  handleEvent(event: Event): void {
    switch (event.type) {
      case 'beforeinput':
        this.#prepare(event as InputEvent)
        break
      case 'input':
        // Autofill is told by a plain Event.
        if (!this.#isComposing) this.#format((event as Partial<InputEvent>).inputType)
        break
      case 'keydown': {
        const way = historyKeyOf(event as KeyboardEvent)
        if (!this.#isComposing && way !== null) this.#travel(event, way)
        break
      }
      case 'compositionstart':
        this.#remember()
        this.#isComposing = true
        break
      case 'compositionend':
        // An input method owns the text until it is done: writing into it would double what is being composed.
        this.#isComposing = false
        this.#format('insertCompositionText')
        break
      default:
        this.takeUnseen()
        if (event.type === 'blur') this.#history.endRun()
    }
  }

  /** Takes up what a script or the browser put into the element without an event. */
  takeUnseen(): void {
    if (!this.#isComposing && this.#input.value !== this.shown) this.#format()
  }

  #prepare(event: InputEvent): void {
    const { inputType } = event
    if (this.#isComposing) return
    if (inputType.startsWith('history')) this.#travel(event, inputType === 'historyUndo' ? 'undo' : 'redo')
    else this.#remember()
  }

  #remember(): void {
    this.takeUnseen()
    const { selectionStart, selectionEnd } = this.#input
    this.#before = { text: this.shown, caret: selectionEnd ?? this.shown.length }
    this.#isSelection = selectionStart !== selectionEnd
  }

  #format(inputType?: string): void {
    const { value, selectionEnd } = this.#input
    const { recipe } = this.#owner
    const before = this.#before
    const kind = editKindOf(inputType)
    const typed = { text: value, caret: selectionEnd ?? value.length }
    const isRemoval = kind === 'deletion' && !this.#isSelection
    // What is typed over a selection begins a step of its own.
    if (this.#isSelection) this.#history.endRun()
    this.#write(
      isRemoval ? removeText(recipe, before, typed, deletionDirection(inputType)) : recipe.format(typed),
      kind,
    )
    if (this.shown !== before.text) this.#owner.onEdit(this.shown, inputType)
  }

  #travel(event: Event, way: 'undo' | 'redo'): void {
    // Writing into the element has emptied the browser's own history: it would do nothing, or the wrong thing.
    event.preventDefault()
    this.takeUnseen()
    const state = this.#history.travel(way)
    if (state === null) return
    this.#write(state)
    this.#owner.onEdit(state.text, 'history')
  }

  #write(state: TextState, kind?: EditKind): void {
    const input = this.#input
    const { text, caret } = state
    const isOther = input.value !== text
    if (isOther) input.value = text
    // Safari moves the focus with the selection.
    if ((isOther || input.selectionEnd !== caret) && input.matches(':focus'))
      input.setSelectionRange(caret, caret)
    if (kind !== undefined) this.#history.record(kind, this.#before, state)
    this.#before = state
    this.#isSelection = false
  }
}
