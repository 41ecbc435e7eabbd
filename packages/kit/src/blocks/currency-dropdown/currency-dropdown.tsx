import { createTranslate } from '@foyer/core/messages'
import { currencyMessages } from '@foyer/core/messages/en-001/kit'
import { Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import type { ControlBinding } from '../../field/control/control-binding.ts'
import type { FieldController } from '../../field/control/field-controller.ts'
import shell from '../../field/field-shell.module.css'
import { FieldShell } from '../../field/field-shell.tsx'
import { createModel, useModel, useModelState } from '../../field/model.ts'
import { useFieldState } from '../../field/use-field-state.ts'
import { useField } from '../../field/use-field.ts'
import { CurrencyIcon } from '../../icons/currency-icon.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import { useCurrencyNames } from '../../pickers/currency-names.ts'
import { CurrencyPicker as FoyersPicker } from '../../pickers/lazy/lazy-currency-picker.ts'
import { usePickerPreload } from '../../pickers/lazy/use-picker-preload.ts'
import type { CurrencyDropdownProps } from './currency-dropdown-props.ts'
import {
  canOpen,
  closed,
  defaultCurrency,
  dropWithdrawn,
  updateCurrencyDropdown,
  type CurrencyDropdownEffect,
  type CurrencyDropdownEvent,
  type CurrencyDropdownState,
} from './currency-dropdown.model.ts'
import styles from './currency-dropdown.module.css'

const english = createTranslate(currencyMessages)

/** The control is a button that opens a list; it holds no value itself. */
type OpenerBinding = ControlBinding<HTMLButtonElement, CurrencyDropdownProps>

type CurrencyController = FieldController<CurrencyDropdownProps, HTMLButtonElement>

function bindOpener(controller: CurrencyController): OpenerBinding {
  const { currencies } = controller.props
  return {
    write: () => undefined,
    judgeReset: (value) => ({
      value: dropWithdrawn(String(value), currencies, controller.props.currencies),
    }),
  }
}

const createCurrencyModel = (controller: CurrencyController) =>
  createModel<CurrencyDropdownState, CurrencyDropdownEvent, CurrencyDropdownEffect>({
    state: closed,
    update: (state, event) =>
      updateCurrencyDropdown(state, event, {
        currencies: controller.props.currencies,
        currency: String(controller.store.getState().value),
      }),
    runEffect(effect) {
      if (effect.type === 'change')
        controller.applyEdit({ patch: { value: effect.currency }, cause: 'input', isTyped: false })
      else controller.props.events?.[effect.type]?.()
    },
  })

/** A choice among the offered currencies. A single one is shown and cannot be pressed. */
export function CurrencyDropdown(props: CurrencyDropdownProps) {
  const { currencies, currencyPicker: CurrencyPicker = FoyersPicker, disabled, events } = props
  const { label, description, marginBottom, isHidden, placeholder } = props
  const field = useField<CurrencyDropdownProps, HTMLButtonElement, OpenerBinding>(
    { ...props, inputValue: defaultCurrency(currencies, props.inputValue) },
    '',
    bindOpener,
  )
  const { inputId, messageId, control, controller } = field
  const currency = useFieldState(field.store, ({ value }) => String(value))
  const model = useModel(() => createCurrencyModel(controller))
  const { isOpen } = useModelState(model, (state) => state)
  const nameOf = useCurrencyNames()
  const translate = useKitMessages(english)
  const isOffered = useMemo(() => canOpen(currencies), [currencies])
  const preload = usePickerPreload(isOffered ? CurrencyPicker : null)
  const canShow = isOffered && !disabled && !isHidden
  const previousCurrencies = useRef(currencies)

  useLayoutEffect(() => {
    // Otherwise the picker would open by itself once there is a choice again.
    if (!canShow) model.send({ type: 'dismiss' })
  }, [canShow, model])

  useLayoutEffect(() => {
    const value = dropWithdrawn(
      String(controller.store.getState().value),
      previousCurrencies.current,
      currencies,
    )
    previousCurrencies.current = currencies
    controller.store.update({ value }, 'caller')
  }, [currencies, controller])

  function close(event: CurrencyDropdownEvent): void {
    model.send(event)
    control.current?.focus()
  }

  const content = (
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
      <div className={`${shell.box} ${styles.box}`}>
        {isOffered ? (
          <button
            ref={control}
            className={styles.trigger}
            id={inputId}
            name={props.name}
            type="button"
            disabled={disabled}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the caller asks for it
            autoFocus={props.autofocus}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onFocus={preload}
            onPointerEnter={preload}
            // The label is the button's accessible name, so the chosen currency goes into the description.
            aria-describedby={currency === '' ? messageId : `${inputId}v ${messageId}`}
            // Ignores the second press of a double click, which would close a picker that is still being loaded.
            onClick={({ detail }) => detail < 2 && model.send({ type: 'press' })}
          >
            {content}
          </button>
        ) : (
          <output className={styles.trigger} id={inputId} aria-describedby={messageId}>
            {content}
          </output>
        )}
        {isOpen && control.current !== null && (
          <Suspense>
            <CurrencyPicker
              currencies={currencies}
              currency={currency || null}
              anchor={control.current}
              onSelect={(chosen) => close({ type: 'choose', currency: chosen })}
              onClose={() => close({ type: 'dismiss' })}
              onFirstInputSearch={events?.firstInputSearch}
            />
          </Suspense>
        )}
      </div>
      {/* Buttons are not part of a form's data. */}
      <input type="hidden" name={props.name} value={currency} disabled={disabled} />
    </FieldShell>
  )
}
