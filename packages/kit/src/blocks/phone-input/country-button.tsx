import type { phoneWords } from '@foyer/core/messages/en-001/kit'
import type { PhoneRegion } from '@foyer/core/phone'
import type { ReactNode, RefObject } from 'react'
import type { KitTranslate } from '../../messages/messages.ts'
import styles from './phone-input.module.css'

export interface CountryButtonOptions {
  readonly region: PhoneRegion | null
  /** The input is empty: the calling code stands here. Otherwise it is the first thing in the input. */
  readonly isEmpty: boolean
  readonly disabled: boolean | undefined
  readonly isOpen: boolean
  readonly ref: RefObject<HTMLButtonElement | null>
  /** Opens the picker; without it there is none to open. */
  readonly onOpen: (() => void) | undefined
  readonly translate: KitTranslate<keyof typeof phoneWords>
  readonly nameRegion: (countryCode: string) => string
}

/** The country, by its letters, and the calling code in front of a number. */
export function drawCountryButton(options: CountryButtonOptions): ReactNode {
  const { region, isEmpty, disabled, isOpen, ref, onOpen, translate, nameRegion } = options
  const name = region
    ? translate('phone_country', { country: nameRegion(region.countryCode), code: region.phoneCode })
    : translate('phone_country_none')
  const { countryCode, phoneCode } = region ?? {}
  // Drawn like a flag, and no text: what is read is the name.
  const flag = countryCode ? (
    <b data-drawn={countryCode} />
  ) : (
    <svg viewBox="0 0 16 16">
      <path d="M2 8a6 6 0 0 0 12 0A6 6 0 0 0 2 8h12M8 2c-4 4-4 8 0 12 4-4 4-8 0-12" />
    </svg>
  )
  const code = phoneCode && <i data-drawn={isEmpty ? `+${phoneCode}` : '+'} />
  if (onOpen === undefined)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by styles, which an <img> cannot be
      <span className={styles.country} role="img" aria-label={name}>
        {flag}
        {code}
      </span>
    )
  return (
    <button
      ref={ref}
      className={styles.country}
      type="button"
      disabled={disabled}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {flag}
      {code}
    </button>
  )
}
