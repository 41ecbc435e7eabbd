import shell from '../field/field-shell.module.css'

/**
 * Moves a person to a control. Focuses it at once, because a phone only opens its keyboard while a press is being handled, and scrolls
 * the whole field with its message into view after the changes of the submit are rendered.
 */
export function focusControl(control: HTMLElement): void {
  const field = control.closest(`.${shell['field']}`) ?? control
  const target = inputOf(control)
  target.focus({ preventScroll: true })
  requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }))
  if (visualViewport === null) return
  const abortController = new AbortController()
  target.addEventListener('blur', () => abortController.abort(), { once: true })
  // The on-screen keyboard has opened; it covers the page without making the layout viewport smaller.
  visualViewport.addEventListener('resize', () => field.scrollIntoView({ block: blockFor(field) }), {
    once: true,
    signal: abortController.signal,
  })
}

/** In a group of inputs, the first invalid one, or else the first one. */
function inputOf(control: HTMLElement): HTMLElement {
  if (!control.matches('fieldset')) return control
  return control.querySelector<HTMLElement>('[data-faulty]') ?? control.querySelector('input') ?? control
}

/** A field behind the keyboard is scrolled to the top, because not every browser counts it as out of view. */
function blockFor(field: Element): ScrollLogicalPosition {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
  return field.getBoundingClientRect().bottom > offsetTop + height ? 'start' : 'nearest'
}
