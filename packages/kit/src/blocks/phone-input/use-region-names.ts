import { nameRegion } from '@foyer/core/phone'
import { memoize } from '@foyer/core/store'
import { useState, useSyncExternalStore } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { pageRest } from '../../pickers/lazy/page-rest.ts'

/** The names of countries in a language, cached because creating the first `Intl.DisplayNames` of a page is slow, in any language. */
export const regionNames = memoize((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }))

/**
 * Returns a function that names countries in the reader's language. Until the page is at rest it returns the country's letters, because
 * `Intl.DisplayNames` is slow to create and only the accessible name needs it. A server-rendered page has the names from the start and
 * keeps them: a name that changed to letters and back would be announced twice.
 */
export function useRegionNames(): (countryCode: string) => string {
  const locale = useKitLocale()
  const isAtRest = useSyncExternalStore(pageRest.subscribe, pageRest.getValue, () => true)
  const [isFromServer] = useState(isAtRest)
  return (countryCode) =>
    isFromServer || isAtRest ? nameRegion(regionNames(locale), countryCode) : countryCode
}
