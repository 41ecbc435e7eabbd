import { checkoutCountries } from '@foyer/core/checkout'
import type { SelectOption } from '@foyer/kit/select-input'
import { useMemo } from 'react'

/** The countries that an order can be sent to, in the order of their names in a language. */
export function useCountryOptions(lang: string): readonly SelectOption[] {
  return useMemo(() => {
    const names = new Intl.DisplayNames(lang, { type: 'region' })
    const { compare } = new Intl.Collator(lang)
    return checkoutCountries
      .map((code) => ({ value: code, text: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.text, b.text))
  }, [lang])
}
