import { phoneWords } from '@foyer/core/messages/en-001/kit'
import { phoneRegions } from '@foyer/core/phone'
import { Suspense, useRef, useState } from 'react'
import { FieldShell } from '../../field/field-shell.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import { CountryPicker } from '../../pickers/lazy-country-picker.ts'
import { CountryButton } from './country-button.tsx'
import styles from './phone-input.module.css'
import type { PhoneInputProps } from './phone-input-props.ts'
import { usePhoneField } from './use-phone-field.ts'

/** A phone number of any country: recognised by its first digits, shown in groups, stored as `+digits`. */
export function PhoneInput(props: PhoneInputProps) {
  const { regions = phoneRegions, lockRegion, countryPicker: Picker = CountryPicker, disabled } = props
  const { field, inputProps, view, choose } = usePhoneField(props)
  const translate = useKitMessages(phoneWords)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const canChoose = Picker !== null && !lockRegion && regions.length > 1
  const { region } = view

  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  function select(countryCode: string): void {
    setIsOpen(false)
    choose(countryCode)
  }

  return (
    <FieldShell
      {...props}
      field={field}
      description={
        view.isRefused && region !== null
          ? translate('phone_locked', { code: region.phoneCode })
          : props.description
      }
    >
      {/* A number is read from left to right, its flag and its plus before it. */}
      <div className={styles.phone} dir="ltr">
        <CountryButton
          region={region}
          hasCode={view.isEmpty}
          disabled={disabled}
          isOpen={isOpen}
          buttonRef={button}
          onOpen={canChoose ? () => setIsOpen(!isOpen) : undefined}
        />
        <input
          {...inputProps}
          className={styles.number}
          type="tel"
          inputMode="tel"
          autoComplete={props.autocomplete ?? 'tel'}
          placeholder={props.placeholder ?? region?.mask.replaceAll('#', '0')}
          dir="ltr"
        />
      </div>
      {isOpen && Picker !== null && button.current !== null && (
        <Suspense>
          <Picker
            regions={regions}
            countryCode={region?.countryCode ?? null}
            anchor={button.current}
            onSelect={select}
            onClose={close}
            onFirstInputSearch={props.events?.firstInputSearch}
          />
        </Suspense>
      )}
    </FieldShell>
  )
}
