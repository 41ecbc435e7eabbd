import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef } from 'react'
import { mainId } from '../skip-link.tsx'

/**
 * Moves the focus to the heading of the page when the control that had it goes with something that is not the page, because the browser
 * would leave it nowhere. Call it where that is decided: it looks after each rendering.
 */
export function useFocusWhenGone(): void {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target
    }
    // Somebody may have focused it before, on the prerendered page.
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
