import { useEffect, useRef } from 'react'

/** Milliseconds after which a page that is still shown was not left: the person has stopped the navigation. */
export const navigationTimeout = 15_000

/**
 * For a spinner that is shown until the page is left: calls back if the page was not left, or was restored from the back/forward cache, so
 * that the spinner can be removed.
 * @returns the function to call when navigation starts
 */
export function useReturnToPage(onReturn: () => void): () => void {
  const clearTimer = useRef<() => void>(() => undefined)

  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => void (persisted && onReturn())
    addEventListener('pageshow', handlePageShow)
    return () => removeEventListener('pageshow', handlePageShow)
  }, [onReturn])
  useEffect(() => () => clearTimer.current(), [])

  return () => {
    clearTimer.current()
    const timer = setTimeout(onReturn, navigationTimeout)
    clearTimer.current = () => clearTimeout(timer)
  }
}
