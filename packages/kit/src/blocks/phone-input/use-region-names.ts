import { memoize } from '@foyer/core/store'
import { useSyncExternalStore } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { createRestWatch } from '../../pickers/lazy/create-rest-watch.ts'

const displayNames = memoize((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }))

/** One for all phone inputs of the page. */
const rest = createRestWatch()

/**
 * Returns a function that names countries in the reader's language. In the first render it returns the letters of the country,
 * because `Intl.DisplayNames` is slow to create, and only the accessible name needs it.
 */
export function useRegionNames(): (countryCode: string) => string {
  const locale = useKitLocale()
  const hasName = useSyncExternalStore(rest.subscribe, rest.isAtRest, () => true)
  return (countryCode) => (hasName && displayNames(locale).of(countryCode)) || countryCode
}
