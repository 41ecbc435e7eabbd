import type { ControlBinding } from '../../field/control/control-binding.ts'
import type { FieldController } from '../../field/control/field-controller.ts'
import type { SelectInputProps } from './select-input-props.ts'

export type SelectBinding = ControlBinding<HTMLSelectElement, SelectInputProps>

type SelectController = FieldController<SelectInputProps, HTMLSelectElement>

type Offer = Pick<SelectInputProps, 'options' | 'isBusy'>

/** Can this value be chosen, or may it be once the options are loaded? */
export function isOffered(value: string, { options, isBusy }: Offer): boolean {
  return isBusy === true || options.some((option) => option.value === value)
}

/** Keeps a native select and its field in sync. */
export function bindSelect(controller: SelectController): SelectBinding {
  const readField = (): string => String(controller.store.getState().value)
  return {
    read: ({ value }) => (value === '' && controller.props.isBusy ? readField() : value),
    isChanged: (select) => select.value !== defaultValueOf(select),
    write: (select, { value }) => showValue(select, String(value)),
    onPropsChange({ options }) {
      if (options === controller.props.options) return
      const value = readField()
      // As in a native select, an option that is gone is no longer chosen.
      if (!isOffered(value, controller.props)) controller.store.update({ value: '' }, 'caller')
      // The browser has chosen another option where the chosen one was replaced.
      else if (controller.control.current) showValue(controller.control.current, value)
    },
  }
}

/** Selects an option. A value that is not among them, or not yet, shows the placeholder. */
function showValue(select: HTMLSelectElement, value: string): void {
  select.value = value
  if (select.selectedIndex === -1) select.value = ''
}

function defaultValueOf({ options }: HTMLSelectElement): string {
  return [...options].find((option) => option.defaultSelected)?.value ?? ''
}
