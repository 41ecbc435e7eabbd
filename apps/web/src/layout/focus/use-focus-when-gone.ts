import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef } from 'react'
import { mainId } from '../skip-link.tsx'

/**
 * Moves the focus to the heading of the page when the focused control is removed while the page stays, because the focus would be lost.
 * Call it in the component that removes the control: it checks the focus after each render of that component.
 */
export function useFocusWhenGone(): void {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target
    }
    // A control of the prerendered page may have been focused before hydration.
    last.current = document.activeElement
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!(last.current instanceof Node) || last.current.isConnected || !isFocusFree()) return
    last.current = null
    document.getElementById(mainId)?.querySelector('h1')?.focus({ preventScroll: true })
  })
}
