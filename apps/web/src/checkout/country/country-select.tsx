import { checkoutCountries } from '@foyer/core/checkout'
import { selectStyles as select } from '@foyer/kit/select-styles'
import { useId, useMemo } from 'react'
import styles from './country-select.module.css'

export interface CountrySelectProps {
  readonly label: string
  /** BCP 47: the language of the country names. */
  readonly lang: string
  /** ISO code; empty: none is chosen. */
  readonly value: string
  /** The text shown while none is chosen. */
  readonly prompt: string
  readonly error: string | undefined
  readonly onChange: (country: string) => void
}

/**
 * The country of an address. A native select: browsers fill it in by `autocomplete`, and phones show their own list. Built from phrasing
 * content, because it is rendered inside the paragraph of a text block.
 */
export function CountrySelect({ label, lang, value, prompt, error, onChange }: CountrySelectProps) {
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
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}m`}
          onChange={(event) => onChange(event.target.value)}
        >
          {/* Removed after a choice, because an order needs a country. */}
          {value === '' && <option value="">{prompt}</option>}
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
      <span className={styles.message} id={`${id}m`} aria-live="polite">
        {error}
      </span>
    </span>
  )
}
