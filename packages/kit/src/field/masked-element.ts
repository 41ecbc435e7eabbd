import { EditHistory, removeText, type EditKind, type MaskRecipe, type TextState } from '@foyer/core/mask'
import { deletionDirection, editKindOf, historyKeyOf } from './edit-event.ts'

/** Told of each edit by the person: what the input shows now, and the `inputType` where the browser gave one. */
type EditListener = (shown: string, inputType: string | undefined) => void

/** An input element under a mask: the element keeps the text, this keeps it in shape and remembers what stood there. */
export interface MaskedElement {
  /** May be changed; what is shown stays until it is edited or shown anew. */
  recipe: MaskRecipe
  readonly getShown: () => string
  /** Shows a text that the person did not type. It can be undone like an edit. */
  readonly show: (text: string) => void
  /** Takes up what the element holds, and listens to it from then on. */
  readonly listen: () => void
  readonly stop: () => void
}

/** Puts an input element under a mask. */
export function maskElement(
  input: HTMLInputElement,
  recipe: MaskRecipe,
  onEdit: EditListener,
): MaskedElement {
  const history = new EditHistory()
  const listening = new AbortController()
  /** What the input showed, with the caret, before the edit that is under way. */
  let before: TextState = { text: input.defaultValue, caret: input.defaultValue.length }
  let isSelection = false
  let isComposing = false

  const masked: MaskedElement = {
    recipe,
    getShown: () => before.text,
    show: (text) => {
      if (text !== input.value || text !== before.text) write({ text, caret: text.length }, 'autofill')
    },
    listen: () => {
      on('beforeinput', (event) => {
        const { inputType } = event
        if (isComposing) return
        if (inputType.startsWith('history')) travel(event, inputType === 'historyUndo' ? 'undo' : 'redo')
        else remember()
      })
      on('input', (event) => {
        // Autofill is told by a plain Event.
        if (!isComposing) format('inputType' in event ? event.inputType : undefined)
      })
      on('keydown', (event) => {
        const way = historyKeyOf(event)
        if (!isComposing && way !== null) travel(event, way)
      })
      on('compositionstart', () => {
        remember()
        isComposing = true
      })
      // An input method owns the text until it is done: writing into it would double what is being composed.
      on('compositionend', () => {
        isComposing = false
        format('insertCompositionText')
      })
      on('change', takeUnseen)
      on('blur', () => {
        takeUnseen()
        history.endRun()
      })
      takeUnseen()
    },
    stop: () => listening.abort(),
  }
  return masked

  function on<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    input.addEventListener(type, listener, listening)
  }

  /** Takes up what a script or the browser put into the element without an event. */
  function takeUnseen(): void {
    if (!isComposing && input.value !== before.text) format()
  }

  function remember(): void {
    takeUnseen()
    before = { text: before.text, caret: input.selectionEnd ?? before.text.length }
    isSelection = input.selectionStart !== input.selectionEnd
  }

  function format(inputType?: string): void {
    const { text } = before
    const kind = editKindOf(inputType)
    const typed = { text: input.value, caret: input.selectionEnd ?? input.value.length }
    const isRemoval = kind === 'deletion' && !isSelection
    // What is typed over a selection begins a step of its own.
    if (isSelection) history.endRun()
    write(
      isRemoval
        ? removeText(masked.recipe, before, typed, deletionDirection(inputType))
        : masked.recipe.format(typed),
      kind,
    )
    if (before.text !== text) onEdit(before.text, inputType)
  }

  function travel(event: Event, way: 'undo' | 'redo'): void {
    // Writing into the element has emptied the browser's own history: it would do nothing, or the wrong thing.
    event.preventDefault()
    takeUnseen()
    const state = history.travel(way)
    if (state === null) return
    write(state)
    onEdit(state.text, 'history')
  }

  function write(state: TextState, kind?: EditKind): void {
    const { text, caret } = state
    const isOther = input.value !== text
    if (isOther) input.value = text
    // Safari moves the focus with the selection.
    if ((isOther || input.selectionEnd !== caret) && input.matches(':focus'))
      input.setSelectionRange(caret, caret)
    if (kind !== undefined) history.record(kind, before, state)
    before = state
    isSelection = false
  }
}
