import {
  createAnalytics,
  createConsent,
  createServerLogTracker,
  createTagManagerTracker,
  type AnalyticsPlugin,
  type Api,
  type OwnConsent,
} from '@foyer/sign-in'
import type { ComponentType } from 'react'
import { ConsentBanner } from './consent-banner.tsx'

export interface LateAnalytics {
  readonly plugin: AnalyticsPlugin
  readonly consent: OwnConsent
  readonly Banner: ComponentType<{ readonly consent: OwnConsent }>
}

/** Asks the server whether there are analytics, and makes what is configured. Nothing of it is told before consent. */
export async function startAnalytics(api: Api, signal: AbortSignal): Promise<LateAnalytics | undefined> {
  const { settings } = await api.call('settings', { signal })
  const setting = settings.analytics.value
  if (setting === null) return undefined
  const { tagManager, isLogged } = setting
  const consent = createConsent()
  const trackers = [
    ...(tagManager === null ? [] : [createTagManagerTracker(tagManager)]),
    ...(isLogged ? [createServerLogTracker({ api })] : []),
  ]
  return { plugin: createAnalytics({ trackers, consent }), consent, Banner: ConsentBanner }
}
