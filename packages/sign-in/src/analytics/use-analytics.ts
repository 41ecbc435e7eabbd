import { MissingPluginError, useFoyer } from '../plugins/foyer-context.ts'
import type { AnalyticsPlugin } from './create-analytics.ts'

const howToInstall =
  "useAnalytics needs analytics, and the provider has none. Import createAnalytics from '@foyer/sign-in', call it once " +
  'with your trackers and a consent, and give it to the provider: <FoyerProvider analytics={analytics} …>.'

/**
 * Analytics, for forms and events of your own.
 * @throws MissingPluginError when the provider has none, or there is no provider
 */
export function useAnalytics(): AnalyticsPlugin {
  const { analytics } = useFoyer('useAnalytics')
  if (analytics === undefined) throw new MissingPluginError('analytics', 'useAnalytics', howToInstall)
  return analytics
}
