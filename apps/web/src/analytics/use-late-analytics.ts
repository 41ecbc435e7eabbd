import { createAnalyticsRelay, type AnalyticsPlugin, type Api } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import type { LateAnalytics } from './start-analytics.tsx'

/** In ms: analytics are loaded late, so that they do not compete with the first page for bandwidth. */
const patience = 2_000

async function load(api: Api): Promise<LateAnalytics | undefined> {
  const { startAnalytics } = await import('./start-analytics.tsx')
  return startAnalytics(api)
}

/** The analytics plugin, which keeps events until the analytics are loaded, or until it is known that there are none. */
export function useLateAnalytics(api: Api): {
  readonly plugin: AnalyticsPlugin
  readonly late: LateAnalytics | undefined
} {
  const [relay] = useState(createAnalyticsRelay)
  const [late, setLate] = useState<LateAnalytics>()
  useEffect(() => {
    let isOver = false
    async function begin(): Promise<void> {
      // If it is offline or blocked, the page works without analytics.
      const loaded = await load(api).catch(() => undefined)
      // The component has unmounted; its replacement starts analytics itself.
      if (isOver) return
      setLate(loaded)
      relay.connect(loaded?.plugin ?? null)
    }
    const timer = setTimeout(() => void begin(), patience)
    return () => {
      clearTimeout(timer)
      isOver = true
    }
  }, [api, relay])
  return { plugin: relay.plugin, late }
}
