import type { AnalyticsSetting } from '@foyer/core/wire'
import type { EnvironmentReader } from '../environment.ts'

export interface TagManager {
  /** The id of its container. */
  readonly id: string
  /** Where its script comes from. */
  readonly origin: string
  /** Where its tags load from and send to, as sources of a content security policy. */
  readonly hosts: readonly string[]
}

/** Who is told what happens in forms. Nobody, unless it is configured. */
export interface AnalyticsConfig {
  readonly tagManager: TagManager | null
  /** The events of forms are written to our own log. */
  readonly isLogged: boolean
}

const usualOrigin = 'https://www.googletagmanager.com'

/** As developers.google.com/tag-platform/security/guides/csp lists them for Google Analytics 4. */
const usualHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

export function readAnalyticsConfig(read: EnvironmentReader): AnalyticsConfig {
  const id = read.matching('TAG_MANAGER_ID', 'the id of a container such as GTM-ABC1234', (text) =>
    /^[A-Z]{1,4}-[A-Z0-9]{4,16}$/.test(text),
  )
  const ownOrigin = read.origin('TAG_MANAGER_ORIGIN')
  const ownHosts = read.origins('TAG_MANAGER_HOSTS')
  const isLogged = read.flag('ANALYTICS_LOG', false)
  if (id === null) return { tagManager: null, isLogged }
  const origin = ownOrigin ?? usualOrigin
  const hosts = ownHosts.length > 0 || ownOrigin !== null ? ownHosts : usualHosts
  return { tagManager: { id, origin, hosts }, isLogged }
}

/** What pages are told of it. */
export function analyticsSetting({ tagManager, isLogged }: AnalyticsConfig): AnalyticsSetting | null {
  if (tagManager === null && !isLogged) return null
  return { tagManager: tagManager && { id: tagManager.id, origin: tagManager.origin }, isLogged }
}
