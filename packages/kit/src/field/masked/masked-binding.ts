import { EditHistory, removeText, type EditKind, type MaskReading, type TextState } from '@foyer/core/mask'
import type { FieldValue } from '@foyer/core/validators'
import type { ControlBinding } from '../control/control-binding.ts'
import { deletionDirection, editKindOf, historyKeyOf } from './edit-event.ts'
import { describeEdit, type Edit } from '../control/edit-origin.ts'
import type { FieldController } from '../control/field-controller.ts'
import type { MaskOptions } from './mask-options.ts'

export interface MaskedBinding extends ControlBinding<HTMLInputElement, never> {
  /** The text that the input shows in its first render. */
  readonly firstShown: string
  readonly getShown: () => string
  /** Formats the value again with the current recipe. */
  readonly showAgain: () => void
  /** Calls `judge` again with the shown text. */
  readonly judgeAgain: () => void
}

/** The events that a visited input listens to, in addition to those of all fields. */
const eventTypes = ['beforeinput', 'keydown', 'compositionstart', 'compositionend'] as const

/**
 * Binds a text input with a mask: the recipe formats the shown text and parses it to the field's value. It has its own undo history,
 * because writing into an input clears the browser's.
 */
export function createMaskedBinding<Reading extends MaskReading>(
  controller: Pick<FieldController<never, HTMLInputElement>, 'store' | 'control' | 'visit' | 'takeEdit'>,
  { getRecipe, judge, isTyped }: MaskOptions<Reading>,
): MaskedBinding {
  const { store, control } = controller
  const history = new EditHistory()
  /** The value of the shown text. A different value in the field was set by the page. */
  let value: FieldValue = store.getState().value
  const firstShown = getRecipe().show(String(value))
  /** The shown text and the caret before the current edit. */
  let before: TextState = { text: firstShown, caret: firstShown.length }
  let isSelection = false
  /** The whole text is selected. */
  let isAll = false
  let isComposing = false

  function setText(input: HTMLInputElement, { text, caret }: TextState, kind?: EditKind): void {
    const isOther = input.value !== text
    if (isOther) input.value = text
    // In Safari `setSelectionRange` moves the focus into the input, so it is only called if the input has it.
    if ((isOther || input.selectionEnd !== caret) && input.matches(':focus'))
      input.setSelectionRange(caret, caret)
    if (kind !== undefined) history.record(kind, before, { text, caret })
    before = { text, caret }
    isSelection = false
    isAll = false
  }

  /** Shows a text that the person did not type. It can be undone like an edit. */
  function put(input: HTMLInputElement, text: string): void {
    const { isVisited } = store.getState()
    if (text !== input.value || text !== before.text)
      setText(input, { text, caret: text.length }, isVisited ? 'autofill' : undefined)
  }

  function judgeAgain(): void {
    const part = judge?.(before.text, getRecipe().read(before.text), false)
    if (part) store.update(part)
  }

  function remember({ selectionStart, selectionEnd }: HTMLInputElement): void {
    before = { text: before.text, caret: selectionEnd ?? before.text.length }
    isSelection = selectionStart !== selectionEnd
    isAll = isSelection && selectionStart === 0 && selectionEnd === before.text.length
  }

  /** Applies what a script or the browser has written into the input without an event. */
  function takeChanges(input: HTMLInputElement): void {
    if (!isComposing && input.value !== before.text) format(input)
  }

  function format(input: HTMLInputElement, inputType?: string): void {
    const recipe = getRecipe()
    const typed = { text: input.value, caret: input.selectionEnd ?? input.value.length }
    const kind = editKindOf(inputType)
    // Typing over a selection begins a new undo step.
    if (isSelection) history.endRun()
    const step =
      kind === 'deletion' && !isSelection
        ? removeText(recipe, before, typed, deletionDirection(inputType))
        : recipe.format(typed, isAll, kind === 'autofill')
    const { text } = before
    setText(input, step, kind)
    const edit = describe(step.text, step.reading ?? recipe.read(step.text), inputType)
    const { value: edited, ...part } = edit.patch
    // A text that the recipe did not apply is not an edit, but the block may say why.
    if (step.text === text) return store.update(part, edit.cause)
    // An incomplete date is an edit too, although the value is still empty.
    value = edited
    controller.takeEdit(edit)
  }

  function describe(shown: string, reading: Reading, inputType: string | undefined): Edit {
    const origin = describeEdit(inputType, shown)
    return {
      patch: { value: reading.value, ...judge?.(shown, reading, true) },
      cause: origin.cause,
      isTyped: isTyped?.(reading) ?? origin.isTyped,
    }
  }

  function travel(input: HTMLInputElement, event: Event, way: 'undo' | 'redo'): void {
    // Writing into the input has cleared the browser's own history, so its undo would do nothing or the wrong thing.
    event.preventDefault()
    takeChanges(input)
    const state = history.travel(way)
    if (state === null) return
    setText(input, state)
    const edit = describe(state.text, getRecipe().read(state.text), 'history')
    value = edit.patch.value
    controller.takeEdit(edit)
  }

  function prepare(input: HTMLInputElement, event: InputEvent): void {
    if (isComposing) return
    const { inputType } = event
    if (inputType.startsWith('history'))
      return travel(input, event, inputType === 'historyUndo' ? 'undo' : 'redo')
    takeChanges(input)
    remember(input)
  }

  function handleEvent(event: Event): void {
    const input = event.currentTarget as HTMLInputElement
    switch (event.type) {
      case 'beforeinput':
        return prepare(input, event as InputEvent)
      case 'keydown': {
        const way = historyKeyOf(event as KeyboardEvent)
        if (!isComposing && way !== null) travel(input, event, way)
        return
      }
      case 'compositionstart':
        takeChanges(input)
        remember(input)
        isComposing = true
        return
      default:
        // Only now: writing into the input during a composition would duplicate the composed text.
        isComposing = false
        format(input, 'insertCompositionText')
    }
  }

  return {
    firstShown,
    getShown: () => before.text,
    judgeAgain,
    showAgain() {
      const current = String(store.getState().value)
      const recipe = getRecipe()
      const text = recipe.show(current === '' ? before.text : current)
      if (control.current) put(control.current, text)
      const reading = recipe.read(before.text)
      value = reading.value
      store.update({ value, ...judge?.(before.text, reading, false) })
    },
    write(input, state) {
      // The value of an incomplete date, for example, is empty before and after a reset, so a reset is recognised by the untouched field.
      const isEmpty = before.text === '' && input.value === ''
      if (state.value === value && (state.isTouched || isEmpty || isComposing)) return
      value = state.value
      put(input, getRecipe().show(String(value)))
      judgeAgain()
    },
    edit(input, event) {
      if (event.type === 'change') takeChanges(input)
      // Autofill dispatches a plain Event.
      else if (!isComposing) format(input, (event as Partial<InputEvent>).inputType)
    },
    takeUnseen(input) {
      // An input with autofocus dispatches no focus event, and may already be composing.
      if (input.value !== before.text || input.matches(':focus')) controller.visit()
    },
    visit(input) {
      for (const type of eventTypes) input.addEventListener(type, handleEvent)
      takeChanges(input)
    },
    leave(input) {
      takeChanges(input)
      history.endRun()
    },
    judgeValue(next) {
      const recipe = getRecipe()
      // The page passes back the value that was reported: the shown text stays, even if it has no value, such as an incomplete date.
      const shown = next === value ? before.text : recipe.show(String(next))
      return judge?.(shown, recipe.read(shown), false) ?? {}
    },
  }
}
