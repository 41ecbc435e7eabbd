import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { controls } from '../page/controls.ts'
import { focusFirst } from '../page/focus-first.ts'
import { treeOf } from '../page/tree-of.ts'

/**
 * Moves the focus out of an element that is removed while it contains the focus, because the browser would drop it: to the element that had
 * the focus before, or else to the next control in the page. Returns the event handlers for that element.
 */
export function useFocusReturn(isShown: boolean) {
  /** Where the focus may go, best first; empty while the focus is outside. */
  const candidates = useRef<readonly HTMLElement[]>([])

  useLayoutEffect(() => {
    if (isShown) return
    focusFirst(candidates.current)
    candidates.current = []
  }, [isShown])

  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // The focus also comes back from another window, such as the browser's own prompt; then the places stay.
      if (candidates.current.length > 0 || currentTarget.contains(relatedTarget)) return
      const previous = relatedTarget instanceof HTMLElement ? [relatedTarget] : []
      candidates.current = [...previous, ...controlsAfter(currentTarget)]
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // While another window has the focus, `activeElement` stays the same.
      if (
        !currentTarget.contains(relatedTarget) &&
        !currentTarget.contains(treeOf(currentTarget).activeElement)
      )
        candidates.current = []
    },
  }
}

function controlsAfter(element: HTMLElement): readonly HTMLElement[] {
  return [...treeOf(element).querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      !element.contains(control) &&
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
