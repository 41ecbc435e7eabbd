import { useEffect, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface DefaultCurrencyOptions {
  /** ISO 4217. What there is until the server has answered, and where it does not. */
  readonly fallback: string
  /** Ask the server? Not unless told: an app with one currency has nothing to ask. */
  readonly isEnabled?: boolean | undefined
}

/** The currency to begin with: the server's setting, or the configured one (specification, section 7: the settings query). */
export function useDefaultCurrency({ fallback, isEnabled = false }: DefaultCurrencyOptions): string {
  const { api } = useFoyer('useDefaultCurrency')
  const [answered, setAnswered] = useState<string | null>(null)

  useEffect(() => {
    if (!isEnabled) return undefined
    const asking = new AbortController()
    api
      .call('settings', { signal: asking.signal })
      .then(({ settings }) => setAnswered(settings.currency.value))
      // The fallback is there for this.
      .catch(() => undefined)
    return () => asking.abort()
  }, [api, isEnabled])

  return (isEnabled ? answered : null) ?? fallback
}
