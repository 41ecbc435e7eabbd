import { useEffect, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { loadSettings } from './load-settings.ts'

/** Where the initial currency comes from. */
export interface DefaultCurrencyOptions {
  /** ISO 4217. Used until the server has answered, and if it does not. */
  readonly fallback: string
  /** Ask the server? Default: false, since an app with a single currency need not ask. */
  readonly isEnabled?: boolean | undefined
}

/** The initial currency: the server's setting, or the configured one (specification, section 7: the settings query). */
export function useDefaultCurrency({ fallback, isEnabled = false }: DefaultCurrencyOptions): string {
  const { api } = useFoyer('useDefaultCurrency')
  const [serverCurrency, setServerCurrency] = useState<string | null>(null)

  useEffect(() => {
    if (!isEnabled) return undefined
    let isCurrent = true
    loadSettings(api)
      .then(({ currency }) => isCurrent && setServerCurrency(currency.value))
      // Ignored: the fallback is used.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, isEnabled])

  return (isEnabled ? serverCurrency : null) ?? fallback
}
