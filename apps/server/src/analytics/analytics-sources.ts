import type { PageSources } from '../http/security-headers.ts'
import type { AnalyticsConfig } from './analytics-config.ts'

/** What a page has to be allowed to load for the tag manager; nothing where none is configured. */
export function analyticsSources({ tagManager }: AnalyticsConfig): PageSources {
  if (tagManager === null) return {}
  const sources = [tagManager.origin, ...tagManager.hosts]
  return { script: sources, image: sources, connect: sources }
}
