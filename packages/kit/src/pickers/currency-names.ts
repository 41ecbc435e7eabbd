import { use, useMemo } from 'react'
import { KitMessages, useKitLocale } from '../messages/messages.ts'

/** A currency's name by its code, in any case. */
export type NameCurrency = (code: string) => string

/**
 * Names currencies in the reader's language: by the message `currency_{code}` (lower case) of the catalogue, where it has
 * one, and as `Intl` does otherwise. What is no currency is named by its letters.
 */
export function useCurrencyNames(): NameCurrency {
  const locale = useKitLocale()
  // A catalogue may hold names that the kit itself says nothing of. What it lacks, it says with no word or an empty one.
  const provided = use(KitMessages) as ((key: string) => string | undefined) | null
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return (code) => provided?.(`currency_${code.toLowerCase()}`) || nameOf(names, code.toUpperCase())
  }, [locale, provided])
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
