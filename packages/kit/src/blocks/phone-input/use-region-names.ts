import { useSyncExternalStore } from 'react'
import { useKitLocale } from '../../messages/messages.ts'

/** In ms: after the page has been drawn, and before a screen reader has come to the field. */
const delay = 400

let isTime = false

function awaitTime(tell: () => void): () => void {
  const timer = setTimeout(() => {
    isTime = true
    tell()
  }, delay)
  return () => clearTimeout(timer)
}

/**
 * Names countries in the reader's language. Not in the first drawing in a browser: the first list of names takes longer than
 * the rest of an input, and only what is read aloud has need of it. Until then it is the country's letters, as they are seen.
 */
export function useRegionNames(): (countryCode: string) => string {
  const locale = useKitLocale()
  const hasName = useSyncExternalStore(
    awaitTime,
    () => isTime,
    () => true,
  )
  return (countryCode) =>
    (hasName && new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode)) || countryCode
}
