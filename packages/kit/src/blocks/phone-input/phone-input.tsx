import { createTranslate } from '@foyer/core/messages'
import { phoneMessages } from '@foyer/core/messages/en-001/kit'
import { phoneRegions } from '@foyer/core/phone'
import { Suspense, useRef, useState } from 'react'
import shell from '../../field/field-shell.module.css'
import { controlAttributes } from '../../field/control/control-attributes.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useField } from '../../field/use-field.ts'
import { useFieldState } from '../../field/use-field-state.ts'
import { useKitMessages } from '../../messages/messages.ts'
import { CountryPicker } from '../../pickers/lazy/lazy-country-picker.ts'
import { usePickerPreload } from '../../pickers/lazy/use-picker-preload.ts'
import { CountryButton, nameCountry } from './country-button.tsx'
import { useIconTip } from '../../surfaces/tooltip/use-icon-tip.tsx'
import { bindPhone, type PhoneBinding } from './phone-binding.ts'
import styles from './phone-input.module.css'
import type { PhoneInputProps } from './phone-input-props.ts'
import { codeOnButton, phoneOf, phoneValidators } from './phone-input.model.ts'
import { regionNames, useRegionNames } from './use-region-names.ts'

const english = createTranslate(phoneMessages)

const box = `${shell.box} ${styles.phone}`

/**
 * An input for a phone number: of the chosen country, or recognised by its calling code; shown in groups, with the value `+digits`. It
 * never shows a success tick by itself, because a complete number may still belong to another person.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { regions = phoneRegions, lockRegion, countryPicker = CountryPicker, disabled, isHidden } = props
  const field = useField<PhoneInputProps, HTMLInputElement, PhoneBinding>(
    props,
    '',
    bindPhone,
    phoneValidators(props.validators),
  )
  const { binding, store } = field.controller
  // Selected one by one, so that a digit that changes none of them does not render again.
  const region = useFieldState(store, (state) => phoneOf(state).reading.region)
  const code = useFieldState(store, (state) => codeOnButton(phoneOf(state)))
  const isRefused = useFieldState(store, (state) => phoneOf(state).isRefused)
  const translate = useKitMessages(english)
  const name = nameCountry(region, translate, useRegionNames())
  const tip = useIconTip(name)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Picker = lockRegion || regions.length < 2 ? null : countryPicker
  const preload = usePickerPreload(Picker, regionNames)
  // Otherwise the picker would open by itself once the field offers a choice again.
  if (isOpen && (Picker === null || disabled || isHidden)) setIsOpen(false)

  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  function select(countryCode: string): void {
    setIsOpen(false)
    binding.chooseCountry(countryCode)
  }

  const { label, marginBottom } = props
  const description =
    isRefused && region ? translate('phone_locked', { code: region.phoneCode }) : props.description
  return (
    <FieldShell
      {...{ label, description, disabled, marginBottom, isHidden }}
      field={{ ...field, status: field.status === 'success' ? props.status : field.status }}
      below={
        isOpen &&
        Picker &&
        button.current && (
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
        )
      }
    >
      {/* A phone number reads left to right, with flag and plus first, also in right-to-left pages. */}
      <div className={box} dir="ltr" onFocus={preload} onPointerEnter={preload}>
        <CountryButton
          {...{ region, code, disabled, isOpen, translate, name, tip }}
          ref={button}
          onOpen={Picker ? () => setIsOpen(!isOpen) : undefined}
        />
        <input
          {...controlAttributes(props, field, binding.initialText)}
          // The HTML standard does not allow autocomplete="username" on an input of type "tel".
          type={props.autocomplete?.startsWith('username') ? 'text' : 'tel'}
          inputMode="tel"
          autoComplete={props.autocomplete ?? 'tel'}
          placeholder={props.placeholder ?? region?.mask.replaceAll('#', '0')}
        />
      </div>
    </FieldShell>
  )
}
