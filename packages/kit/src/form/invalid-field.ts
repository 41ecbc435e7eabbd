import { firstError, type FieldStore, type FormStore } from '@foyer/core/form'
import { elementsOf } from '../field/control/form-members.ts'
import type { KitTranslate } from '../messages/messages.ts'

/** A field that blocks a submit: its control, and its error message. */
export interface InvalidField {
  readonly control: HTMLElement
  readonly field: FieldStore
  /** The text of the control's label; empty if it has none. */
  readonly label: string
  readonly message: string
}

/** The names of a form's controls, in document order. */
export function listControlNames(form: HTMLFormElement): string[] {
  return Array.from(elementsOf(form), nameOf).filter(Boolean)
}

/** The names of the fields whose controls are all disabled, as in a disabled `<fieldset>`. */
export function listDisabledNames(form: HTMLFormElement): ReadonlySet<string> {
  const names = new Set<string>()
  const controls = Array.from(elementsOf(form), (control) => ({
    name: control.getAttribute('name') ?? '',
    isDisabled: control.matches(':disabled'),
  }))
  for (const { name, isDisabled } of controls) if (isDisabled) names.add(name)
  for (const { name, isDisabled } of controls) if (!isDisabled) names.delete(name)
  return names
}

/** The first field with an error, in document order. */
export function findInvalidField<Result>(
  form: HTMLFormElement,
  store: FormStore<Result>,
): InvalidField | null {
  for (const control of elementsOf(form)) {
    const invalid = readInvalidField(control, store)
    if (invalid !== null) return invalid
  }
  return null
}

/** All fields with errors, in document order. */
export function findInvalidFields<Result>(
  form: HTMLFormElement,
  store: FormStore<Result>,
): readonly InvalidField[] {
  return Array.from(elementsOf(form)).flatMap((control) => readInvalidField(control, store) ?? [])
}

/** The field's label and error message, for use away from the field. */
export function describeInvalidField(
  { label, message }: Pick<InvalidField, 'label' | 'message'>,
  translate: KitTranslate<'form_field_error'>,
): string {
  return label === '' ? message : translate('form_field_error', { label, message })
}

/** The text of a control's label. */
export function labelOf(control: HTMLElement): string {
  const { labels } = control as HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> }
  const root = control.getRootNode() as Document | ShadowRoot
  // A group of inputs is named by `aria-labelledby`.
  const labelElement = root.getElementById?.(control.getAttribute('aria-labelledby') ?? '')
  return (labels?.[0] ?? labelElement)?.textContent?.trim() ?? ''
}

/** The control and field that replaced a removed control, for example when a plain field was replaced by one that was loaded later. */
export function findReplacement<Result>(
  { control }: InvalidField,
  form: HTMLFormElement,
  store: FormStore<Result>,
): Pick<InvalidField, 'control' | 'field'> | null {
  if (control.isConnected) return null
  const name = nameOf(control)
  const next = Array.from(elementsOf(form)).find((each) => nameOf(each) === name)
  const field = store.field(name)
  return field && next ? { control: next, field } : null
}

/** The name of a control's field. A hidden input does not count: it only carries the value of another control in a plain HTML form. */
function nameOf(control: Element): string {
  return control.matches('[type=hidden]') ? '' : (control.getAttribute('name') ?? '')
}

function readInvalidField<Result>(control: HTMLElement, store: FormStore<Result>): InvalidField | null {
  const field = store.field(nameOf(control))
  if (!field || control.matches(':disabled')) return null
  const state = field.getState()
  // After an answer, only the fields that it names are reported. Other fields with issues were excluded from this submit, such as the
  // password when a code is sent.
  const message = store.getRefusedSubmit() === null ? state.customError : firstError(state)
  return message ? { control, field, label: labelOf(control), message } : null
}
