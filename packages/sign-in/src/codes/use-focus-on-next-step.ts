import { treeOf } from '@foyer/kit/tree-of'
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
    const { current } = form
    if (!isHidden || !current?.contains(treeOf(current).activeElement)) return
    const next = current.closest('[hidden]')?.previousElementSibling
    next?.querySelector<HTMLElement>(selector)?.focus()
  }, [form, isHidden, selector])
}
