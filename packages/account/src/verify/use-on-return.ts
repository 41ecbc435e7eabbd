import { useEffect, useRef } from 'react'

/** Calls back when the person comes back to this page, from another tab or by the back/forward cache. */
export function useOnReturn(act: () => void): void {
  const last = useRef(act)
  useEffect(() => {
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
