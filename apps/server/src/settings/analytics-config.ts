import type { AnalyticsSetting } from '@foyer/core/wire'
import type { EnvironmentReader } from './environment.ts'

export interface TagManager {
  /** The id of the container. */
  readonly id: string
  /** The origin of its script. */
  readonly origin: string
  /** The hosts that its tags load from and send to, as CSP sources. */
  readonly hosts: readonly string[]
}

/** The configured receivers of analytics events; by default there are none. */
export interface AnalyticsConfig {
  readonly tagManager: TagManager | null
  /** Write the events of forms to the server's log. */
  readonly isLogged: boolean
}

const defaultOrigin = 'https://www.googletagmanager.com'

/** Listed by developers.google.com/tag-platform/security/guides/csp for Google Analytics 4. */
const defaultHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

export function readAnalyticsConfig(read: EnvironmentReader): AnalyticsConfig {
  const id = read.matching('TAG_MANAGER_ID', 'the id of a container such as GTM-ABC1234', (text) =>
    /^[A-Z]{1,4}-[A-Z0-9]{4,16}$/.test(text),
  )
  const configuredOrigin = read.origin('TAG_MANAGER_ORIGIN')
  const configuredHosts = read.origins('TAG_MANAGER_HOSTS')
  const isLogged = read.flag('ANALYTICS_LOG', false)
  if (id === null) return { tagManager: null, isLogged }
  const origin = configuredOrigin ?? defaultOrigin
  const hosts = configuredHosts.length > 0 || configuredOrigin !== null ? configuredHosts : defaultHosts
  return { tagManager: { id, origin, hosts }, isLogged }
}

/** The part of the configuration that pages get. */
export function analyticsSetting({ tagManager, isLogged }: AnalyticsConfig): AnalyticsSetting | null {
  if (tagManager === null && !isLogged) return null
  return { tagManager: tagManager && { id: tagManager.id, origin: tagManager.origin }, isLogged }
}
