import { FormatterCache } from '@foyer/core/mask'
import { phoneWords } from '@foyer/core/messages/en-001/kit'
import type { PhoneRegion } from '@foyer/core/phone'
import type { RefObject } from 'react'
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

/** Made once for all inputs: it takes longer than the rest of one. */
const countryNames = new FormatterCache<Intl.DisplayNames>()

/** The country, by its letters, and the calling code in front of a number. */
export function CountryButton({ region, hasCode, disabled, isOpen, buttonRef, onOpen }: CountryButtonProps) {
  const translate = useKitMessages(phoneWords)
  const names = countryNames.get(
    useKitLocale(),
    (locale) => new Intl.DisplayNames(locale, { type: 'region' }),
  )
  const face = (
    <>
      <span className={hidden.hidden}>
        {region === null
          ? translate('phone_country_none')
          : translate('phone_country', {
              country: names.of(region.countryCode) ?? '',
              code: region.phoneCode,
            })}
      </span>
      <span className={styles.face} aria-hidden>
        {region === null ? (
          <Icon path="M2 8a6 6 0 0 0 12 0A6 6 0 0 0 2 8h12M8 2c-4 4-4 8 0 12 4-4 4-8 0-12" />
        ) : (
          <b>{region.countryCode}</b>
        )}
        {onOpen && <Icon path="m5 6.5 3 3 3-3" />}
        {region && <span className={styles.code}>+{hasCode && region.phoneCode}</span>}
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

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16">
      <path d={path} />
    </svg>
  )
}
