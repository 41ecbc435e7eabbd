import { useLayoutEffect, type RefObject } from 'react'

/**
 * Moves the focus to what has taken the place of a form, if a control of the form had it: a hidden one has none.
 * @param form the element around the form: what takes its place stands before it
 * @param isAway the form is hidden
 * @param selector what gets the focus
 */
export function useFocusOfNext(form: RefObject<HTMLElement | null>, isAway: boolean, selector: string): void {
  useLayoutEffect(() => {
    if (!isAway || !form.current?.contains(document.activeElement)) return
    const next = form.current.closest('[hidden]')?.previousElementSibling
    next?.querySelector<HTMLElement>(selector)?.focus()
  }, [form, isAway, selector])
}
