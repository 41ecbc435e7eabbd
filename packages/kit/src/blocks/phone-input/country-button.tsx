import type { phoneMessages } from '@foyer/core/messages/en-001/kit'
import type { PhoneRegion } from '@foyer/core/phone'
import type { RefObject } from 'react'
import type { KitTranslate } from '../../messages/messages.ts'
import type { IconTip } from '../../surfaces/tooltip/use-icon-tip.tsx'
import { CountryMark } from './country-mark.tsx'
import styles from './phone-input.module.css'

export interface CountryButtonProps {
  readonly region: PhoneRegion | null
  /** The part of the calling code that is shown here instead of in the input, from `codeOnButton`. */
  readonly code: string
  readonly disabled: boolean | undefined
  readonly isOpen: boolean
  readonly ref: RefObject<HTMLButtonElement | null>
  /** Opens the picker, or closes one that is still being loaded; `undefined` if there is none. */
  readonly onOpen: (() => void) | undefined
  readonly translate: KitTranslate<keyof typeof phoneMessages>
  /** The accessible name, from `nameCountry`. */
  readonly name: string
  /** The tooltip that shows the name. */
  readonly tip: IconTip
}

/** The accessible name for a country and its calling code, or for no country yet. */
export function nameCountry(
  region: PhoneRegion | null,
  translate: CountryButtonProps['translate'],
  nameRegion: (countryCode: string) => string,
): string {
  if (region === null) return translate('phone_country_none')
  return translate('phone_country', { country: nameRegion(region.countryCode), code: region.phoneCode })
}

/** The button with the country's flag and the calling code before the number. Without a country it asks the person to choose one. */
export function CountryButton(props: CountryButtonProps) {
  const { region, code, disabled, isOpen, ref, onOpen, translate, name, tip } = props
  const { countryCode } = region ?? {}
  const flag = countryCode ? (
    <CountryMark countryCode={countryCode} />
  ) : (
    <svg viewBox="0 0 16 16">
      <path d="M2 8a6 6 0 0 0 12 0A6 6 0 0 0 2 8h12M8 2c-4 4-4 8 0 12 4-4 4-8 0-12" />
    </svg>
  )
  // Rendered by CSS from an attribute, so that screen readers read the accessible name alone.
  // The text asks for a country; once one is chosen it is not needed.
  const prompt = !region && onOpen && <em data-content={translate('phone_country_word')} />
  const codeLabel = code !== '' && <i data-content={code} />
  if (onOpen === undefined)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rendered by CSS, which an <img> cannot be
      <span className={styles.country} role="img" aria-label={name}>
        {flag}
        {codeLabel}
      </span>
    )
  return (
    <>
      <button
        {...tip.on}
        ref={ref}
        className={styles.country}
        type="button"
        disabled={disabled}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Ignores the second press of a double click, which would close a picker that is still being loaded.
        onClick={({ detail }) => detail < 2 && onOpen()}
      >
        {flag}
        {prompt}
        {codeLabel}
      </button>
      {tip.tooltip}
    </>
  )
}
