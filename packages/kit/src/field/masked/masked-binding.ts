import { EditHistory, removeText, type EditKind, type MaskReading, type TextState } from '@foyer/core/mask'
import type { FieldValue } from '@foyer/core/validators'
import type { ControlBinding } from '../control/control-binding.ts'
import { deletionDirection, editKindOf, historyKeyOf } from './edit-event.ts'
import { describeEdit, type Edit } from '../control/edit-origin.ts'
import type { FieldController } from '../control/field-controller.ts'
import type { MaskOptions } from './mask-options.ts'

export interface MaskedBinding extends ControlBinding<HTMLInputElement, never> {
  /** The text that the input shows in its first render. */
  readonly initialText: string
  readonly getText: () => string
  /** Formats the value again with the current recipe. */
  readonly reformat: () => void
  /** Calls `judge` again with the shown text. */
  readonly rejudge: () => void
}

/** The events that a visited input listens to, in addition to those of all fields. */
const eventTypes = ['beforeinput', 'keydown', 'compositionstart', 'compositionend'] as const

/**
 * Binds a text input with a mask: the recipe formats the shown text and parses it to the field's value. It has its own undo history,
 * because writing into an input clears the browser's.
 */
export function createMaskedBinding<Reading extends MaskReading>(
  controller: Pick<
    FieldController<never, HTMLInputElement>,
    'store' | 'control' | 'markVisited' | 'applyEdit'
  >,
  { getRecipe, judge, isTyped }: MaskOptions<Reading>,
): MaskedBinding {
  const { store, control } = controller
  const history = new EditHistory()
  /** The value of the shown text. A different value in the field was set by the page. */
  let value: FieldValue = store.getState().value
  const initialText = getRecipe().show(String(value))
  /** The shown text and the caret before the current edit. */
  let previous: TextState = { text: initialText, caret: initialText.length }
  let hasSelection = false
  /** The whole text is selected. */
  let isAllSelected = false
  let isComposing = false

  function setText(input: HTMLInputElement, { text, caret }: TextState, kind?: EditKind): void {
    const isDifferent = input.value !== text
    if (isDifferent) input.value = text
    // In Safari `setSelectionRange` moves the focus into the input, so it is only called if the input has it.
    if ((isDifferent || input.selectionEnd !== caret) && input.matches(':focus'))
      input.setSelectionRange(caret, caret)
    if (kind !== undefined) history.record(kind, previous, { text, caret })
    previous = { text, caret }
    hasSelection = false
    isAllSelected = false
  }

  /** Shows a text that the person did not type. It can be undone like an edit. */
  function showText(input: HTMLInputElement, text: string): void {
    const { isVisited } = store.getState()
    if (text !== input.value || text !== previous.text)
      setText(input, { text, caret: text.length }, isVisited ? 'autofill' : undefined)
  }

  function rejudge(): void {
    const part = judge?.(previous.text, getRecipe().read(previous.text), false)
    if (part) store.update(part)
  }

  function saveSelection({ selectionStart, selectionEnd }: HTMLInputElement): void {
    previous = { text: previous.text, caret: selectionEnd ?? previous.text.length }
    hasSelection = selectionStart !== selectionEnd
    isAllSelected = hasSelection && selectionStart === 0 && selectionEnd === previous.text.length
  }

  /** Applies what a script or the browser has written into the input without an event. */
  function syncText(input: HTMLInputElement): void {
    if (!isComposing && input.value !== previous.text) format(input)
  }

  function format(input: HTMLInputElement, inputType?: string): void {
    const recipe = getRecipe()
    const typed = { text: input.value, caret: input.selectionEnd ?? input.value.length }
    const kind = editKindOf(inputType)
    // Typing over a selection begins a new undo step.
    if (hasSelection) history.endRun()
    const step =
      kind === 'deletion' && !hasSelection
        ? removeText(recipe, previous, typed, deletionDirection(inputType))
        : recipe.format(typed, isAllSelected, kind === 'autofill')
    const { text: previousText } = previous
    setText(input, step, kind)
    const edit = createEdit(step.text, step.reading ?? recipe.read(step.text), inputType)
    const { value: edited, ...part } = edit.patch
    // A text that the recipe did not apply is not an edit, but the block may say why.
    if (step.text === previousText) return store.update(part, edit.cause)
    // An incomplete date is an edit too, although the value is still empty.
    value = edited
    controller.applyEdit(edit)
  }

  function createEdit(shown: string, reading: Reading, inputType: string | undefined): Edit {
    const origin = describeEdit(inputType, shown)
    return {
      patch: { value: reading.value, ...judge?.(shown, reading, true) },
      cause: origin.cause,
      isTyped: isTyped?.(reading) ?? origin.isTyped,
    }
  }

  function applyHistory(input: HTMLInputElement, event: Event, direction: 'undo' | 'redo'): void {
    // Writing into the input has cleared the browser's own history, so its undo would do nothing or the wrong thing.
    event.preventDefault()
    syncText(input)
    const state = history[direction]()
    if (state === null) return
    setText(input, state)
    const edit = createEdit(state.text, getRecipe().read(state.text), 'history')
    value = edit.patch.value
    controller.applyEdit(edit)
  }

  function handleBeforeInput(input: HTMLInputElement, event: InputEvent): void {
    if (isComposing) return
    const { inputType } = event
    if (inputType.startsWith('history'))
      return applyHistory(input, event, inputType === 'historyUndo' ? 'undo' : 'redo')
    syncText(input)
    saveSelection(input)
  }

  function handleEvent(event: Event): void {
    const input = event.currentTarget as HTMLInputElement
    switch (event.type) {
      case 'beforeinput':
        return handleBeforeInput(input, event as InputEvent)
      case 'keydown': {
        const direction = historyKeyOf(event as KeyboardEvent)
        if (!isComposing && direction !== null) applyHistory(input, event, direction)
        return
      }
      case 'compositionstart':
        syncText(input)
        saveSelection(input)
        isComposing = true
        return
      default:
        // Only now: writing into the input during a composition would duplicate the composed text.
        isComposing = false
        format(input, 'insertCompositionText')
    }
  }

  return {
    initialText,
    getText: () => previous.text,
    rejudge,
    reformat() {
      const current = String(store.getState().value)
      const recipe = getRecipe()
      const text = recipe.show(current === '' ? previous.text : current)
      if (control.current) showText(control.current, text)
      const reading = recipe.read(previous.text)
      value = reading.value
      store.update({ value, ...judge?.(previous.text, reading, false) })
    },
    write(input, state) {
      // The value of an incomplete date, for example, is empty before and after a reset, so a reset is recognised by the untouched field.
      const isEmpty = previous.text === '' && input.value === ''
      if (state.value === value && (state.isTouched || isEmpty || isComposing)) return
      value = state.value
      showText(input, getRecipe().show(String(value)))
      rejudge()
    },
    edit(input, event) {
      if (event.type === 'change') syncText(input)
      // Autofill dispatches a plain Event.
      else if (!isComposing) format(input, (event as Partial<InputEvent>).inputType)
    },
    onMount(input) {
      // An input with autofocus dispatches no focus event, and may already be composing.
      if (input.value !== previous.text || input.matches(':focus')) controller.markVisited()
    },
    onFirstVisit(input) {
      for (const type of eventTypes) input.addEventListener(type, handleEvent)
      syncText(input)
    },
    onLeave(input) {
      // Some input methods report no end when the input is left.
      isComposing &&= input.matches(':focus')
      syncText(input)
      history.endRun()
    },
    judgeValue(next) {
      const recipe = getRecipe()
      // The page passes back the value that was reported: the shown text stays, even if it has no value, such as an incomplete date.
      const shown = next === value ? previous.text : recipe.show(String(next))
      return judge?.(shown, recipe.read(shown), false) ?? {}
    },
  }
}
