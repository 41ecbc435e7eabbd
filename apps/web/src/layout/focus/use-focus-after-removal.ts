import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef } from 'react'
import { mainId } from '../skip-link.tsx'

/**
 * Moves the focus to the heading of the page when the focused control is removed while the page stays, because the focus would be lost.
 * Call it in the component that removes the control: it checks the focus after each render of that component.
 */
export function useFocusAfterRemoval(): void {
  const lastFocused = useRef<EventTarget>(null)
  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent): void => {
      lastFocused.current = target
    }
    // A control of the prerendered page may have been focused before hydration.
    lastFocused.current = document.activeElement
    document.addEventListener('focusin', handleFocusIn)
    return () => document.removeEventListener('focusin', handleFocusIn)
  }, [])
  useEffect(() => {
    if (!(lastFocused.current instanceof Node) || lastFocused.current.isConnected || !isFocusFree()) return
    lastFocused.current = null
    document.getElementById(mainId)?.querySelector('h1')?.focus({ preventScroll: true })
  })
}
