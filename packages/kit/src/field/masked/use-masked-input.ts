import type { MaskReading, MaskRecipe } from '@foyer/core/mask'
import type { Validator } from '@foyer/core/validators'
import { controlAttributes } from '../control/control-attributes.ts'
import type { FieldController } from '../control/field-controller.ts'
import type { MaskOptions } from './mask-options.ts'
import { createMaskedBinding } from './masked-binding.ts'
import { useField } from '../use-field.ts'
import type { TextInput, TextInputProps } from '../use-text-input.ts'

/** The recipe and `judge` are properties, so that only those of a committed render are used. */
interface MaskProps<Reading extends MaskReading> extends TextInputProps, Pick<MaskOptions<Reading>, 'judge'> {
  readonly recipe: MaskRecipe<Reading>
}

function bindMask<Reading extends MaskReading>(
  controller: FieldController<MaskProps<Reading>, HTMLInputElement>,
) {
  const masked = createMaskedBinding<Reading>(controller, {
    getRecipe: () => controller.props.recipe,
    judge: (...shown) => controller.props.judge?.(...shown),
  })
  return {
    ...masked,
    onPropsChange(previousProps: MaskProps<Reading>) {
      if (previousProps.recipe !== controller.props.recipe) masked.reformat()
      else if (previousProps.judge !== controller.props.judge) masked.rejudge()
    },
  }
}

/**
 * A text input with a mask. Make recipe and `judge` outside the component, or keep them the same between renders. `validators`
 * replace the caller's.
 */
export function useMaskedInput<Reading extends MaskReading>(
  props: TextInputProps,
  recipe: MaskRecipe<Reading>,
  judge?: MaskOptions<Reading>['judge'],
  validators?: readonly Validator[],
): TextInput {
  const field = useField({ ...props, recipe, judge }, '', bindMask<Reading>, validators)
  const { initialText } = field.controller.binding
  return { field, inputProps: controlAttributes(props, field, initialText) }
}
