import { MissingPluginError, useFoyer } from '../plugins/foyer-context.ts'
import type { AnalyticsPlugin } from './create-analytics.ts'

const howToInstall =
  "useAnalytics needs analytics, and the provider has none. Import createAnalytics from '@foyer/sign-in', call it once " +
  'with your trackers and a consent, and give it to the provider: <FoyerProvider analytics={analytics} …>.'

/**
 * The analytics plugin, for your own forms and events.
 * @throws MissingPluginError without analytics, or without a provider
 */
export function useAnalytics(): AnalyticsPlugin {
  const { analytics } = useFoyer('useAnalytics')
  if (analytics === undefined) throw new MissingPluginError('analytics', 'useAnalytics', howToInstall)
  return analytics
}
