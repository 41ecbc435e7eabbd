import { useEffect, useRef } from 'react'

/** Milliseconds after which a page that is still here was not left: the person has stopped it. */
export const departure = 15_000

/**
 * For a spinner that turns until the page is left: calls back when there is nothing to wait for, because the page was not
 * left, or is shown again as the browser has kept it. Otherwise it would turn for ever.
 * @returns to be called when the page is being left
 */
export function useStay(onStay: () => void): () => void {
  const stop = useRef<() => void>(() => undefined)

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && onStay())
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [onStay])
  useEffect(() => () => stop.current(), [])

  return () => {
    stop.current()
    const timer = setTimeout(onStay, departure)
    stop.current = () => clearTimeout(timer)
  }
}
