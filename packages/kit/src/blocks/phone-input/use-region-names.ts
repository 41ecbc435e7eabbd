import { createStore, memoize } from '@foyer/core/store'
import { useSyncExternalStore } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { whenAtRest } from '../../pickers/lazy/when-at-rest.ts'

const displayNames = memoize((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }))

/** Whether the page has been at rest since a phone input was rendered. */
const isAtRest = createStore(false)

function awaitRest(tell: () => void): () => void {
  whenAtRest(() => isAtRest.setState(true))
  return isAtRest.subscribe(tell)
}

/**
 * Returns a function that names countries in the reader's language. In the first render it returns the letters of the country,
 * because `Intl.DisplayNames` is slow to create, and only the accessible name needs it.
 */
export function useRegionNames(): (countryCode: string) => string {
  const locale = useKitLocale()
  const hasName = useSyncExternalStore(awaitRest, isAtRest.getState, () => true)
  return (countryCode) => (hasName && displayNames(locale).of(countryCode)) || countryCode
}
