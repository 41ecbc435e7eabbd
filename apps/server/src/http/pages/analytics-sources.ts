import type { PageSources } from '../guards/security-headers.ts'
import type { AnalyticsConfig } from '../../settings/analytics-config.ts'

/** The CSP sources that the tag manager needs; none if it is not configured. */
export function analyticsSources({ tagManager }: AnalyticsConfig): PageSources {
  if (tagManager === null) return {}
  const sources = [tagManager.origin, ...tagManager.hosts]
  return { script: sources, image: sources, connect: sources }
}
