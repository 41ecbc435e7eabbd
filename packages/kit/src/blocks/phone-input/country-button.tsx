import { phoneWords } from '@foyer/core/messages/en-001/kit'
import type { PhoneRegion } from '@foyer/core/phone'
import { useMemo, type RefObject } from 'react'
import hidden from '../../field/visually-hidden.module.css'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import styles from './phone-input.module.css'

export interface CountryButtonProps {
  readonly region: PhoneRegion | null
  /** The input is empty: the calling code stands here. Otherwise it is the first thing in the input. */
  readonly hasCode: boolean
  readonly disabled: boolean | undefined
  readonly isOpen: boolean
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  /** Opens the picker; without it there is none to open. */
  readonly onOpen: (() => void) | undefined
}

/** The country, by its letters, and the calling code in front of a number. */
export function CountryButton({ region, hasCode, disabled, isOpen, buttonRef, onOpen }: CountryButtonProps) {
  const translate = useKitMessages(phoneWords)
  const locale = useKitLocale()
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale])
  const label =
    region === null
      ? translate('phone_country_none')
      : translate('phone_country', {
          country: names.of(region.countryCode) ?? region.countryCode,
          code: region.phoneCode,
        })
  const face = (
    <>
      <span className={hidden.hidden}>{label}</span>
      <span className={styles.face} aria-hidden="true">
        {region === null ? <Globe /> : <span className={styles.letters}>{region.countryCode}</span>}
        {onOpen && <Chevron />}
        {region !== null && <span className={styles.code}>{hasCode ? `+${region.phoneCode}` : '+'}</span>}
      </span>
    </>
  )
  if (onOpen === undefined) return <span className={styles.country}>{face}</span>
  return (
    <button
      ref={buttonRef}
      className={styles.country}
      type="button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {face}
    </button>
  )
}

function Globe() {
  return (
    <svg className={styles.globe} viewBox="0 0 20 20">
      <path d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c-5 5-5 10 0 15 5-5 5-10 0-15z" />
    </svg>
  )
}

function Chevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 12 12">
      <path d="M2.5 4.5 6 8l3.5-3.5" />
    </svg>
  )
}
