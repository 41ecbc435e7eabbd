import type { FormStore } from '@foyer/core/form'

/** Submits a form as if it had no field of this name: what is typed there stays, is not checked, and is not sent. */
export function submitWithout(
  form: HTMLFormElement | null | undefined,
  store: Pick<FormStore, 'attach' | 'detach' | 'field'>,
  name: string,
): void {
  const field = store.field(name)
  if (field) store.detach(name, field)
  // Validates the form and reads its values before it returns.
  form?.requestSubmit()
  if (field) store.attach(name, field)
}
