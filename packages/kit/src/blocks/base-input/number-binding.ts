import type { BlockPart } from '@foyer/core/form'
import { hasAll, memoizeLast } from '@foyer/core/store'
import type { Validator } from '@foyer/core/validators'
import type { BoundField } from '../../field/control/control-binding.ts'
import { describeEdit } from '../../field/control/edit-origin.ts'
import { readText, showDigits, showsText } from '../../field/control/read-text.ts'
import { textBinding, type TextBinding } from '../../field/use-text-input.ts'

/**
 * For an input of any type; `number` is a special case: its value is empty while it shows a text that the browser cannot read, such as
 * `12e`. The binding sets flags, so that the field does not count as empty then.
 */
export const numberBinding: TextBinding = {
  ...textBinding,
  read: readText,
  write(input, state, field) {
    // An unreadable text has an empty value, so it cannot be told from the state; only a reset makes its field untouched.
    if (input.validity.badInput && !state.isTouched) input.value = ''
    if (readText(input) !== state.value) input.value = String(state.value)
    field.store.update(judge(input))
  },
  edit: (input, event, field) => handleEdit(input, field, (event as Partial<InputEvent>).inputType),
  onMount(input, field) {
    if (input.validity.badInput || !showsText(input, input.defaultValue)) handleEdit(input, field)
  },
  onLeave: showDigits,
}

function handleEdit(input: HTMLInputElement, field: BoundField, inputType?: string): void {
  const patch = { value: readText(input), ...judge(input) }
  if (!hasAll(field.store.getState(), patch))
    field.applyEdit({ patch, ...describeEdit(inputType, patch.value) })
}

function judge({ validity }: HTMLInputElement): BlockPart {
  return validity.badInput ? { number: false, required: true } : { number: undefined, required: undefined }
}

/** The caller's validators, plus `numberValue`, which reports an unreadable text. Returns the same array for the same validators. */
export const addNumberRule = memoizeLast(
  (validators: readonly Validator[]): readonly Validator[] =>
    validators.some(({ type }) => type === 'numberValue')
      ? validators
      : [...validators, { type: 'numberValue', lazy: true }],
  () => true,
)
