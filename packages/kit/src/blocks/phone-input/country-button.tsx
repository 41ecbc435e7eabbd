import { phoneWords } from '@foyer/core/messages/en-001/kit'
import type { PhoneRegion } from '@foyer/core/phone'
import type { RefObject } from 'react'
import { useKitMessages } from '../../messages/messages.ts'
import styles from './phone-input.module.css'
import { useRegionNames } from './use-region-names.ts'

export interface CountryButtonProps {
  readonly region: PhoneRegion | null
  /** The input is empty: the calling code stands here. Otherwise it is the first thing in the input. */
  readonly isEmpty: boolean
  readonly disabled: boolean | undefined
  readonly isOpen: boolean
  readonly ref: RefObject<HTMLButtonElement | null>
  /** Opens the picker; without it there is none to open. */
  readonly onOpen: (() => void) | undefined
}

/** The country, by its letters, and the calling code in front of a number. */
export function CountryButton({ region, isEmpty, disabled, isOpen, ref, onOpen }: CountryButtonProps) {
  const translate = useKitMessages(phoneWords)
  const nameRegion = useRegionNames()
  const name = region
    ? translate('phone_country', { country: nameRegion(region.countryCode), code: region.phoneCode })
    : translate('phone_country_none')
  const face = (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- letters and signs, which are read as one name
    <span className={styles.face} role="img" aria-label={name}>
      {region === null ? (
        <Icon path="M2 8a6 6 0 0 0 12 0A6 6 0 0 0 2 8h12M8 2c-4 4-4 8 0 12 4-4 4-8 0-12" />
      ) : (
        <b>{region.countryCode}</b>
      )}
      {onOpen && <Icon path="m5 6.5 3 3 3-3" />}
      {region && <span className={styles.code}>+{isEmpty && region.phoneCode}</span>}
    </span>
  )
  if (onOpen === undefined) return <span className={styles.country}>{face}</span>
  return (
    <button
      ref={ref}
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
