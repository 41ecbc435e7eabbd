import { use, useMemo } from 'react'
import { KitMessages, useKitLocale } from '../messages/messages.ts'

/** Names a currency by its code, in any case. */
export type NameCurrency = (code: string) => string

/**
 * Names currencies in the reader's language: by the message `currency_{code}` (lower case) if the catalogue has it, or else by `Intl`.
 * An unknown currency is named by its code.
 */
export function useCurrencyNames(): NameCurrency {
  const locale = useKitLocale()
  // Apps may add messages that are not in the kit's type. A missing message is an empty text.
  const provided = use(KitMessages) as ((key: string) => string) | null
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
