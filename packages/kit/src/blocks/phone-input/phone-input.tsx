import { phoneWords } from '@foyer/core/messages/en-001/kit'
import { phoneRegions } from '@foyer/core/phone'
import { Suspense, useRef, useState } from 'react'
import { drawFieldShell } from '../../field/field-shell.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import { CountryPicker } from '../../pickers/deferred-country-picker.tsx'
import { usePickerPreload } from '../../pickers/use-picker-preload.ts'
import { CountryButton } from './country-button.tsx'
import styles from './phone-input.module.css'
import type { PhoneInputProps } from './phone-input-props.ts'
import { usePhoneField } from './use-phone-field.ts'

/** A phone number of any country: recognised by its first digits, shown in groups, stored as `+digits`. */
export function PhoneInput(props: PhoneInputProps) {
  const { regions = phoneRegions, lockRegion, countryPicker = CountryPicker, disabled } = props
  const { field, inputProps, view, choose } = usePhoneField(props)
  const translate = useKitMessages(phoneWords)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Picker = lockRegion || regions.length < 2 ? null : countryPicker
  const { region } = view
  const preload = usePickerPreload(Picker)

  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  function select(countryCode: string): void {
    setIsOpen(false)
    choose(countryCode)
  }

  return drawFieldShell({
    ...props,
    field,
    description:
      view.isRefused && region ? translate('phone_locked', { code: region.phoneCode }) : props.description,
    children: (
      <>
        {/* A number is read from left to right, its flag and its plus before it. */}
        <div className={styles.phone} dir="ltr" onFocus={preload} onPointerEnter={preload}>
          <CountryButton
            region={region}
            isEmpty={view.isEmpty}
            disabled={disabled}
            isOpen={isOpen}
            ref={button}
            onOpen={Picker ? () => setIsOpen(!isOpen) : undefined}
          />
          <input
            {...inputProps}
            type="tel"
            inputMode="tel"
            autoComplete={props.autocomplete ?? 'tel'}
            placeholder={props.placeholder ?? region?.mask.replaceAll('#', '0')}
          />
        </div>
        {isOpen && Picker && button.current && (
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
      </>
    ),
  })
}
