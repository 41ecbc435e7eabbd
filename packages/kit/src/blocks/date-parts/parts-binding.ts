import type { BlockPart, FieldState } from '@foyer/core/form'
import { readDateParts, type DateOrder, type DateParts, type DateReading } from '@foyer/core/mask'
import type { FieldValue } from '@foyer/core/validators'
import type { ControlBinding } from '../../field/control/control-binding.ts'
import { describeEdit } from '../../field/control/edit-origin.ts'
import type { FieldController } from '../../field/control/field-controller.ts'
import type { DatePartsProps } from './date-parts-props.ts'
import { emptyParts, readPart, splitIso, splitPastedDate, type DatePart } from './date-parts.model.ts'

export interface ShownParts {
  readonly parts: DateParts
  /** The date that the parts add up to. */
  readonly date: DateReading
}

export interface PartsProps extends DatePartsProps {
  readonly order: DateOrder
  /**
   * Called with the shown parts and the field's previous state. Returns what is stored in the field together with the value. Keep it the
   * same between renders.
   */
  readonly judge: (shown: ShownParts, previous: FieldState) => BlockPart
}

export type PartsBinding = ControlBinding<HTMLFieldSetElement, PartsProps>

/** Binds three inputs, whose elements hold the typed text, to one field, whose value is the ISO date that they add up to. */
export function bindParts(controller: FieldController<PartsProps, HTMLFieldSetElement>): PartsBinding {
  const { store } = controller
  /** The value of the shown parts. A different value in the field was set by the page. */
  let value: FieldValue = store.getState().value
  /** The parts' texts when they and the field were last in sync. */
  let syncedTexts = ''

  const judge = (shown: ShownParts): BlockPart => controller.props.judge(shown, store.getState())
  const rejudge = (group: HTMLFieldSetElement): void => store.update(judge(readParts(group)))

  function handleEdit(group: HTMLFieldSetElement, typed: string, inputType?: string): void {
    syncedTexts = textsOf(group)
    const shown = readParts(group)
    value = valueOf(shown)
    controller.applyEdit({ patch: { value, ...judge(shown) }, ...describeEdit(inputType, typed) })
  }

  return {
    onMount(group) {
      syncedTexts = textsOf(group)
      const shown = readParts(group)
      if (isEmpty(shown) && !isChanged(group)) return
      // Parts that show the initial value are untouched; anything else, even an incomplete date, was entered by the person.
      if (value !== '' && valueOf(shown) === value) return rejudge(group)
      handleEdit(group, valueOf(shown))
    },
    write(group, state) {
      // A reset also empties an incomplete date, although the field's value, '', does not change then.
      const isSame = state.value === value
      if (!state.isTouched) syncedTexts = textsOf(group)
      if (isSame && (state.isTouched || state.value !== '' || isEmpty(readParts(group)))) return
      value = state.value
      writeParts(group, splitIso(String(value)))
      syncedTexts = textsOf(group)
      rejudge(group)
    },
    onPropsChange(previousProps) {
      const { control, props } = controller
      if (previousProps.judge !== props.judge && control.current) rejudge(control.current)
    },
    edit(group, event) {
      // When the browser dispatches `change` for an edit, `input` has already reported it.
      if (event.type === 'change' && textsOf(group) === syncedTexts) return
      const typed = (event.target as HTMLInputElement).value
      const pastedDate = typed.length > 4 ? splitPastedDate(typed, controller.props.order) : null
      if (pastedDate !== null) writeParts(group, pastedDate)
      handleEdit(group, typed, (event as Partial<InputEvent>).inputType)
    },
    // A script may have written into the parts without an event.
    onLeave(group) {
      const texts = textsOf(group)
      if (texts !== syncedTexts) handleEdit(group, texts.replaceAll(',', ''))
    },
  }
}

function writeParts(group: HTMLFieldSetElement, parts: DateParts): void {
  for (const input of group.querySelectorAll('input')) {
    const part = partOf(input)
    if (input.value !== parts[part]) input.value = parts[part]
  }
}

function textsOf(group: HTMLFieldSetElement): string {
  return Array.from(group.querySelectorAll('input'), (input) => input.value).join()
}

function readParts(group: HTMLFieldSetElement): ShownParts {
  const typed = Array.from(group.querySelectorAll('input'), (input) => [partOf(input), readPart(input.value)])
  const parts: DateParts = { ...emptyParts, ...Object.fromEntries(typed) }
  return { parts, date: readDateParts(parts) }
}

/** Whether the parts differ from what was rendered. */
function isChanged(group: HTMLFieldSetElement): boolean {
  return Array.from(group.querySelectorAll('input')).some(({ value, defaultValue }) => value !== defaultValue)
}

function partOf(input: HTMLInputElement): DatePart {
  return input.dataset['part'] as DatePart
}

function isEmpty({ date }: ShownParts): boolean {
  return date.status === 'empty'
}

function valueOf({ date }: ShownParts): string {
  return date.status === 'real' ? date.value : ''
}
