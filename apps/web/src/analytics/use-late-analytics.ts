import type { Api } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import type { LateAnalytics } from './start-analytics.tsx'

/** Milliseconds: nobody waits for analytics, and the first page is not to share its line with them. */
const patience = 2_000

/** What this installation has of analytics: nothing at first, and nothing for good where none is configured. */
export function useLateAnalytics(api: Api): LateAnalytics | undefined {
  const [late, setLate] = useState<LateAnalytics>()
  useEffect(() => {
    const ending = new AbortController()
    const timer = setTimeout(() => {
      import('./start-analytics.tsx')
        .then(({ startAnalytics }) => startAnalytics(api, ending.signal))
        // Offline, or blocked: a page without analytics is whole.
        .then(setLate, () => undefined)
    }, patience)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [api])
  return late
}
