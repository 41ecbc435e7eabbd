import { checkoutCountries } from '@foyer/core/checkout'
import { useMemo } from 'react'
import { OptionSelect, type OptionSelectProps } from './option-select.tsx'

export interface CountrySelectProps {
  readonly label: string
  /** BCP 47: the language of the country names. */
  readonly lang: string
  /** ISO code; empty: none is chosen. */
  readonly value: string
  /** The text shown while none is chosen. */
  readonly prompt: string
  readonly view: OptionSelectProps['view']
  readonly onChange: (country: string) => void
}

/** The country of an address. */
export function CountrySelect({ lang, ...props }: CountrySelectProps) {
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(lang, { type: 'region' })
    const { compare } = new Intl.Collator(lang)
    return checkoutCountries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [lang])
  return (
    <OptionSelect {...props} name="country" autoComplete="country" isRequired>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </OptionSelect>
  )
}
