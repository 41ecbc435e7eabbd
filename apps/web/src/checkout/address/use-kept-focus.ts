import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus in a field that gives way to another one of the same name, such as a list to a text: the browser would leave it nowhere.
 * Returns the properties of the element around them. Call it where that is decided: it looks after each rendering.
 */
export function useKeptFocus() {
  const focused = useRef<{ readonly root: HTMLElement; readonly name: string }>(null)
  useLayoutEffect(() => {
    if (focused.current === null || !isFocusFree()) return
    const { root, name } = focused.current
    root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  })
  return {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const name = target.getAttribute('name')
      focused.current = name === null ? null : { root: currentTarget, name }
    },
    // React tells nobody of a blur by a removal.
    onBlur() {
      focused.current = null
    },
  }
}
