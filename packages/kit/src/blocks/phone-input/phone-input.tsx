import { createTranslate } from '@foyer/core/messages'
import { phoneWords } from '@foyer/core/messages/en-001/kit'
import { phoneRegions } from '@foyer/core/phone'
import { Suspense, useRef, useState } from 'react'
import shell from '../../field/field-shell.module.css'
import { controlAttributes } from '../../field/control-attributes.ts'
import { drawFieldShell } from '../../field/field-shell.tsx'
import { useField } from '../../field/use-field.ts'
import { useKitMessages } from '../../messages/messages.ts'
import { CountryPicker } from '../../pickers/deferred-country-picker.tsx'
import { usePickerPreload } from '../../pickers/use-picker-preload.ts'
import { drawCountryButton } from './country-button.tsx'
import styles from './phone-input.module.css'
import type { PhoneInputProps } from './phone-input-props.ts'
import { phoneValidators } from './phone-input.model.ts'
import { PhoneSession } from './phone-session.ts'
import { useRegionNames } from './use-region-names.ts'

const english = createTranslate(phoneWords)

const box = `${shell.box} ${styles.phone}`

/** A phone number of any country: recognised by its first digits, shown in groups, stored as `+digits`. */
export function PhoneInput(props: PhoneInputProps) {
  const { regions = phoneRegions, lockRegion, countryPicker = CountryPicker, disabled } = props
  const field = useField(props, '', PhoneSession, phoneValidators(props.validators))
  const { control } = field
  const { reading, shown, isRefused } = control.state
  const { region } = reading
  const translate = useKitMessages(english)
  const nameRegion = useRegionNames()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Picker = lockRegion || regions.length < 2 ? null : countryPicker
  const preload = usePickerPreload(Picker)

  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  function select(countryCode: string): void {
    setIsOpen(false)
    control.choose(countryCode)
  }

  return drawFieldShell({
    ...props,
    field,
    description:
      isRefused && region ? translate('phone_locked', { code: region.phoneCode }) : props.description,
    below: isOpen && Picker && button.current && (
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
    ),
    children: (
      // A number is read from left to right, its flag and its plus before it.
      <div className={box} dir="ltr" onFocus={preload} onPointerEnter={preload}>
        {drawCountryButton({
          region,
          isEmpty: shown === '',
          disabled,
          isOpen,
          ref: button,
          onOpen: Picker ? () => setIsOpen(!isOpen) : undefined,
          translate,
          nameRegion,
        })}
        <input
          {...controlAttributes(props, field, control.firstShown)}
          type="tel"
          inputMode="tel"
          autoComplete={props.autocomplete ?? 'tel'}
          placeholder={props.placeholder ?? region?.mask.replaceAll('#', '0')}
        />
      </div>
    ),
  })
}
