import { firstError, type FieldStore, type FormStore } from '@foyer/core/form'

/** A field that stands in the way of a submit: its control, and what to say of it. */
export interface InvalidField {
  readonly control: HTMLElement
  readonly field: FieldStore
  /** What the person calls it: the words of the control's own label. Empty where it has none. */
  readonly label: string
  readonly message: string
}

/** The names of a form's controls, in the order of the page. */
export function namesInOrder(form: HTMLFormElement): string[] {
  return Array.from(form.elements, (control) => control.getAttribute('name') ?? '').filter(Boolean)
}

/** The first field with an error, in the order of the page. */
export function findInvalidField<Result>(
  form: HTMLFormElement,
  store: FormStore<Result>,
): InvalidField | null {
  for (const control of form.elements) {
    const field = store.field(control.getAttribute('name') ?? '')
    if (!field || !(control instanceof HTMLElement)) continue
    const message = firstError(field.getState())
    if (message !== undefined) return { control, field, label: labelOf(control), message }
  }
  return null
}

function labelOf(control: HTMLElement): string {
  const labels = 'labels' in control ? control.labels : null
  return (labels instanceof NodeList && labels[0]?.textContent?.trim()) || ''
}
