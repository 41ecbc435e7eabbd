import { createFieldRules, type FieldRules, type FieldStore, type FieldView } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { FieldValue, Validator } from '@foyer/core/validators'
import { use, useId, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useKitMessages } from '../messages/messages.ts'
import type { ControlBinding } from './control/control-binding.ts'
import { FieldController, type FieldProps } from './control/field-controller.ts'
import { FormContext } from './form-context.ts'

/**
 * What a block needs of its field: the view to render, with the caller's status if there is one, the store, and the ids that connect
 * label, input and message.
 */
export interface Field<Control extends HTMLElement = HTMLElement> extends FieldView {
  readonly store: FieldStore
  /** The ref of the block's native control. */
  readonly control: RefObject<Control | null>
  readonly inputId: string
  readonly messageId: string
  /** The ref of the element that is placed in the form's grid, if the form is one. */
  readonly gridRef: ((element: HTMLElement | null) => void) | undefined
}

const english = createTranslate(validation)
const noValidators: readonly never[] = []

/**
 * The field of a block: registered with the form around the block, or standing alone. `bind` creates the binding to its kind of
 * control; `validators` replace the caller's.
 * @throws TypeError when the form has a field of that name already; for a broken validator as `createFieldRules` does
 */
export function useField<
  Props extends FieldProps,
  Control extends HTMLElement,
  Binding extends ControlBinding<Control, Props>,
>(
  props: Props,
  emptyValue: FieldValue,
  bind: (controller: FieldController<Props, Control>) => Binding,
  validators: readonly Validator[] = props.validators ?? noValidators,
): Field<Control> & { readonly controller: FieldController<Props, Control, Binding> } {
  const scope = use(FormContext)
  const messages = useKitMessages(english)
  const rules: FieldRules = createFieldRules(props.name, validators, messages, props.errors)
  const [controller] = useState(() => new FieldController(props, emptyValue, rules, bind))
  const view = useSyncExternalStore(controller.subscribe, controller.getView, controller.getView)
  const form = props.disabled || props.isHidden ? undefined : scope?.fields
  // Runs after every render: all fields are detached from the form before one is attached again, so that names can be swapped.
  useLayoutEffect(() => controller.commit(form, props, rules))
  const id = useId()
  // A field without validators has not been checked, so it shows no success.
  const isUnchecked = view.status === 'success' && validators.length === 0
  return {
    status: isUnchecked && props.status === undefined ? undefined : view.status,
    error: view.error,
    isTouched: view.isTouched,
    isVisited: view.isVisited,
    isRefused: view.isRefused,
    store: controller.store,
    controller,
    control: controller.control,
    inputId: id,
    messageId: `${id}m`,
    gridRef: scope?.placeInGrid?.(props.name),
  }
}
