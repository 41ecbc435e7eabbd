import { useLayoutEffect, type RefObject } from 'react'

/**
 * Moves the focus to the step that replaces a form, if a control of the form had it: a control that is hidden loses the focus.
 * @param form the element around the form. The step that replaces it is the previous sibling of its hidden ancestor
 * @param isHidden the form is hidden
 * @param selector the element of the step that gets the focus
 */
export function useFocusOnNextStep(
  form: RefObject<HTMLElement | null>,
  isHidden: boolean,
  selector: string,
): void {
  useLayoutEffect(() => {
    // In a shadow tree, the document only names the host as focused.
    const tree = form.current?.getRootNode() as Document | ShadowRoot | undefined
    if (!isHidden || !form.current?.contains(tree?.activeElement ?? null)) return
    const next = form.current.closest('[hidden]')?.previousElementSibling
    next?.querySelector<HTMLElement>(selector)?.focus()
  }, [form, isHidden, selector])
}
