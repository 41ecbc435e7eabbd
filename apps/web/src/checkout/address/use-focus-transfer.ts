import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Moves the focus from a field that is replaced to the one of the same name that replaces it, such as a text field for a list: otherwise
 * it would be lost. Returns the props of the element around them. Call it in the component that replaces the field: it checks the focus
 * after each render of that component.
 */
export function useFocusTransfer() {
  const focusedField = useRef<{ readonly root: HTMLElement; readonly name: string }>(null)
  useLayoutEffect(() => {
    if (focusedField.current === null || !isFocusFree()) return
    const { root, name } = focusedField.current
    root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  })
  return {
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      const name = target.getAttribute('name')
      focusedField.current = name === null ? null : { root: currentTarget, name }
    },
    // React does not call it when the focused element is removed.
    onBlur() {
      focusedField.current = null
    },
  }
}
