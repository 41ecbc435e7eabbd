import { useLatest } from '@foyer/kit/use-latest'
import { useEffect } from 'react'

/** Calls back when the person comes back to this page, from another tab or by the back/forward cache. */
export function useOnReturn(act: () => void): void {
  const latest = useLatest(act)
  useEffect(() => {
    const onVisible = (): void => {
      if (!document.hidden) latest.current()
    }
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) latest.current()
    }
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onShow)
    }
  }, [latest])
}
