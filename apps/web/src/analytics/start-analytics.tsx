import {
  createAnalytics,
  createConsent,
  createServerLogTracker,
  createTagManagerTracker,
  loadSettings,
  type AnalyticsPlugin,
  type Api,
  type StoredConsent,
} from '@foyer/sign-in'
import type { ComponentType } from 'react'
import { ConsentBanner } from './consent-banner.tsx'

export interface LoadedAnalytics {
  readonly plugin: AnalyticsPlugin
  readonly consent: StoredConsent
  readonly Banner: ComponentType<{ readonly consent: StoredConsent }>
}

/**
 * Asks the server whether analytics are configured, and creates them. Trackers receive nothing before consent: until the person has
 * answered, events stay in memory, and are dropped if they refuse.
 */
export async function startAnalytics(api: Api): Promise<LoadedAnalytics | undefined> {
  const setting = (await loadSettings(api)).analytics.value
  if (setting === null) return undefined
  const { tagManager, isLogged } = setting
  const consent = createConsent()
  const trackers = [
    ...(tagManager === null ? [] : [createTagManagerTracker(tagManager)]),
    ...(isLogged ? [createServerLogTracker({ api })] : []),
  ]
  return {
    plugin: createAnalytics({ trackers, consent, beforeConsent: 'keep' }),
    consent,
    Banner: ConsentBanner,
  }
}
