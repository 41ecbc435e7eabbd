import { createAnalyticsRelay, type AnalyticsPlugin, type Api } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import type { LoadedAnalytics } from './start-analytics.tsx'

/** In ms: analytics are loaded late, so that they do not compete with the first page for bandwidth. */
const loadDelay = 2_000

async function load(api: Api): Promise<LoadedAnalytics | undefined> {
  const { startAnalytics } = await import('./start-analytics.tsx')
  return startAnalytics(api)
}

/** The analytics plugin, which keeps events until the analytics are loaded, or until it is known that there are none. */
export function useLazyAnalytics(api: Api): {
  readonly plugin: AnalyticsPlugin
  readonly analytics: LoadedAnalytics | undefined
} {
  const [relay] = useState(createAnalyticsRelay)
  const [analytics, setAnalytics] = useState<LoadedAnalytics>()
  useEffect(() => {
    let isCancelled = false
    async function start(): Promise<void> {
      // If it is offline or blocked, the page works without analytics.
      const loaded = await load(api).catch(() => undefined)
      // The component has unmounted; its replacement starts analytics itself.
      if (isCancelled) return
      setAnalytics(loaded)
      relay.connect(loaded?.plugin ?? null)
    }
    const timer = setTimeout(() => void start(), loadDelay)
    return () => {
      clearTimeout(timer)
      isCancelled = true
    }
  }, [api, relay])
  return { plugin: relay.plugin, analytics }
}
