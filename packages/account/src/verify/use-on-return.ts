import { useLatest } from '@foyer/kit/use-latest'
import { useEffect } from 'react'

/** Calls back when the person comes back to this page, from another tab or by the back/forward cache. */
export function useOnReturn(callback: () => void): void {
  const latest = useLatest(callback)
  useEffect(() => {
    const handleVisibilityChange = (): void => {
      if (!document.hidden) latest.current()
    }
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) latest.current()
    }
    document.addEventListener('visibilitychange', handleVisibilityChange)
    addEventListener('pageshow', handlePageShow)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      removeEventListener('pageshow', handlePageShow)
    }
  }, [latest])
}
