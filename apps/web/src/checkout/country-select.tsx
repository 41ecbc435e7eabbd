import { checkoutCountries } from '@foyer/core/checkout'
import { useId, useMemo } from 'react'
import select from '../layout/select.module.css'
import styles from './country-select.module.css'

export interface CountrySelectProps {
  readonly label: string
  /** BCP 47: whose names of countries. */
  readonly lang: string
  readonly value: string
  readonly onChange: (country: string) => void
}

/**
 * The country of an address. The browser's own list: browsers fill it in by `autocomplete`, and phones have a wheel for
 * it. Of elements that may stand in a paragraph, because it goes through a text block.
 */
export function CountrySelect({ label, lang, value, onChange }: CountrySelectProps) {
  const id = useId()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(lang, { type: 'region' })
    const { compare } = new Intl.Collator(lang)
    return checkoutCountries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [lang])
  return (
    <span className={styles.field}>
      <label className={select.label} htmlFor={id}>
        {label}
      </label>
      <span className={select.box}>
        <select
          className={select.select}
          id={id}
          name="country"
          autoComplete="country"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <svg className={select.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </span>
    </span>
  )
}
