import { createTranslate } from '@foyer/core/messages'
import { currencyWords } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import shell from '../../field/field-shell.module.css'
import { FieldShell } from '../../field/field-shell.tsx'
import { FieldSession, type FieldProps } from '../../field/field-session.ts'
import { useField } from '../../field/use-field.ts'
import { CurrencyIcon } from '../../icons/currency-icon.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import { useCurrencyNames } from '../../pickers/currency-names.ts'
import { CurrencyPicker as FoyersPicker } from '../../pickers/lazy-currency-picker.ts'
import { usePickerPreload } from '../../pickers/use-picker-preload.ts'
import type { CurrencyDropdownProps } from './currency-dropdown-props.ts'
import {
  canOpen,
  closed,
  defaultCurrency,
  updateCurrencyDropdown,
  type CurrencyDropdownEvent,
} from './currency-dropdown.model.ts'
import styles from './currency-dropdown.module.css'

const english = createTranslate(currencyWords)

/** A currency out of those that are offered. Where it is only one, it is shown and cannot be pressed. */
export function CurrencyDropdown(props: CurrencyDropdownProps) {
  const { currencies, currencyPicker: CurrencyPicker = FoyersPicker, disabled, events } = props
  const { label, description, marginBottom, isHidden, placeholder } = props
  const field = useField<FieldProps, FieldSession<FieldProps, HTMLElement>>(
    { ...props, inputValue: defaultCurrency(currencies, props.inputValue) },
    '',
    FieldSession,
  )
  const { store, inputId, messageId, control } = field
  const readValue = (): string => String(store.getState().value)
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  const currency = useSyncExternalStore(subscribe, readValue, readValue)
  const [state, setState] = useState(closed)
  const nameOf = useCurrencyNames()
  const translate = useKitMessages(english)
  const isOffered = useMemo(() => canOpen(currencies), [currencies])
  const preload = usePickerPreload(isOffered ? CurrencyPicker : null)

  function dispatch(event: CurrencyDropdownEvent): void {
    const step = updateCurrencyDropdown(state, event, { currencies, currency })
    setState(step.state)
    for (const emit of step.emits) {
      if (emit.type === 'change') {
        store.update({ value: emit.currency, isTouched: true })
        events?.change?.(emit.currency)
      } else events?.[emit.type]?.()
    }
    if (event.type !== 'press') control.current?.focus()
  }

  const face = (
    <>
      {currency === '' ? (
        <span className={styles.placeholder}>{placeholder ?? translate('currency_none')}</span>
      ) : (
        <span className={styles.chosen} id={`${inputId}v`}>
          <CurrencyIcon code={currency.toLowerCase()} />
          <span className={styles.code}>{currency}</span>
          <span className={styles.name}>{nameOf(currency)}</span>
        </span>
      )}
      {isOffered && (
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      )}
    </>
  )

  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <div className={shell.box}>
        {isOffered ? (
          <button
            ref={field.ref}
            className={styles.trigger}
            id={inputId}
            name={props.name}
            type="button"
            disabled={disabled}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the caller asks for it
            autoFocus={props.autofocus}
            aria-haspopup="dialog"
            aria-expanded={state.isOpen}
            onFocus={preload}
            onPointerEnter={preload}
            // The label is its name, so what is chosen has to be told beside it.
            aria-describedby={currency === '' ? messageId : `${inputId}v ${messageId}`}
            onClick={() => dispatch({ type: 'press' })}
          >
            {face}
          </button>
        ) : (
          <output ref={field.ref} className={styles.trigger} id={inputId} aria-describedby={messageId}>
            {face}
          </output>
        )}
        {state.isOpen && control.current !== null && (
          <CurrencyPicker
            currencies={currencies}
            currency={currency || null}
            anchor={control.current}
            onSelect={(chosen) => dispatch({ type: 'choose', currency: chosen })}
            onClose={() => dispatch({ type: 'dismiss' })}
            onFirstInputSearch={events?.firstInputSearch}
          />
        )}
      </div>
    </FieldShell>
  )
}
