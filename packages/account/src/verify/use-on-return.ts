import { useEffect, useLayoutEffect, useRef } from 'react'

/** Calls back when the person comes back to this page, from another tab or by the back/forward cache. */
export function useOnReturn(act: () => void): void {
  const last = useRef(act)
  // With what the page shows: somebody may come back before other effects have run.
  useLayoutEffect(() => {
    last.current = act
  })
  useEffect(() => {
    const onVisible = (): void => {
      if (!document.hidden) last.current()
    }
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) last.current()
    }
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onShow)
    }
  }, [])
}
