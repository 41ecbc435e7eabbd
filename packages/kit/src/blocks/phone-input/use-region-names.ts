import { useSyncExternalStore } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { whenAtRest } from '../../pickers/when-at-rest.ts'

let isTime = false

/** The last list of names: mostly a page has one language. */
let names: Intl.DisplayNames | undefined
let namesLocale = ''

function awaitTime(tell: () => void): () => void {
  whenAtRest(() => {
    isTime = true
    tell()
  })
  return () => {}
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
  return (countryCode) => {
    if (!hasName) return countryCode
    if (locale !== namesLocale) names = new Intl.DisplayNames((namesLocale = locale), { type: 'region' })
    return names?.of(countryCode) ?? countryCode
  }
}
