// A form has a property for each of its fields, by name (HTML, "named properties"): a field named `style` or `elements` would hide the
// form's own property.

/** The form's controls. */
export function elementsOf(form: HTMLFormElement): HTMLCollectionOf<HTMLElement> {
  return Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLCollectionOf<HTMLElement>
}

/** The form's inline style. */
export function styleOf(form: HTMLFormElement): CSSStyleDeclaration {
  return Reflect.get(HTMLElement.prototype, 'style', form)
}

/** Resets the form, as a button would. */
export function resetForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.reset.call(form)
}
