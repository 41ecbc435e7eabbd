import type { BlockPart } from '@foyer/core/form'
import { hasAll } from '@foyer/core/store'
import type { Validator } from '@foyer/core/validators'
import { describeEdit } from '../../field/control/edit-origin.ts'
import type { FieldController } from '../../field/control/field-controller.ts'
import { textBinding, type TextBinding, type TextInputProps } from '../../field/use-text-input.ts'

/**
 * Binds an input of any type, of which `number` is a special case: its value is empty for a text that the browser cannot read, such as
 * `12e`, though the text stays in sight. The field is told, so that it does not count as empty.
 */
export function bindNumber(controller: FieldController<TextInputProps, HTMLInputElement>): TextBinding {
  const { store } = controller
  return {
    ...textBinding,
    write(input, state) {
      // An unreadable text has no value to differ from; only a reset makes its field untouched.
      if (input.validity.badInput && !state.isTouched) input.value = ''
      textBinding.write(input, state)
      store.update(judge(input))
    },
    edit(input, event) {
      const patch = { value: input.value, ...judge(input) }
      if (hasAll(store.getState(), patch)) return
      controller.takeEdit({ patch, ...describeEdit((event as Partial<InputEvent>).inputType, patch.value) })
    },
  }
}

function judge({ validity }: HTMLInputElement): BlockPart {
  return validity.badInput ? { number: false, required: true } : { number: undefined, required: undefined }
}

/** The caller's validators, plus `numberValue`, which reports an unreadable text. */
export function numberValidators(given: readonly Validator[] = []): readonly Validator[] {
  const isGiven = given.some(({ type }) => type === 'numberValue')
  return isGiven ? given : [...given, { type: 'numberValue', lazy: true }]
}
