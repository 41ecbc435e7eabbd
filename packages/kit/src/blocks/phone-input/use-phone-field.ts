import type { FieldStore } from '@foyer/core/form'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useMaskedInput } from '../../field/use-masked-input.ts'
import type { TextInput } from '../../field/use-text-input.ts'
import type { PhoneInputProps } from './phone-input-props.ts'
import { phoneValidators, type PhoneInputEvent } from './phone-input.model.ts'
import { PhoneSession, type PhoneView } from './phone-session.ts'

export interface PhoneField extends TextInput {
  readonly view: PhoneView
  /** The person has chosen a country: the number takes its calling code, and the input the focus. */
  readonly choose: (countryCode: string) => void
}

/** A masked input that knows the country of its number. */
export function usePhoneField(props: PhoneInputProps): PhoneField {
  const { countryCode = null, inputValue = '', lockRegion, bypassDetectedCountry, regions } = props
  const { validators, events } = props
  const [session] = useState(() => new PhoneSession(countryCode, inputValue, props))
  const view = useSyncExternalStore(session.subscribe, session.getView, session.getView)
  // Other rules make another function of it, and the masked input calls it anew.
  const judge = useCallback(
    (shown: string, store: FieldStore) => {
      const isValid = session.judge(shown, { lockRegion, bypassDetectedCountry, regions })
      store.dispatch({ type: 'flag', flag: 'phone', isValid })
    },
    [session, lockRegion, bypassDetectedCountry, regions],
  )
  const input = useMaskedInput(
    {
      ...props,
      validators: useMemo(() => phoneValidators(validators), [validators]),
      events: {
        change: (value) => {
          events?.change?.(value)
          act({ type: 'change' })
        },
      },
    },
    session.recipe,
    judge,
  )

  const { inputProps, ref, field } = input
  const act = (event: PhoneInputEvent): void => {
    for (const emit of session.dispatch(event)) {
      if (emit.type === 'firstInput') events?.firstInput?.()
      else if (emit.type === 'selectCountry') events?.selectCountry?.(emit.countryCode)
      else if (emit.type === 'set') field.store.dispatch(emit)
      else if (ref.current !== null) writeText(ref.current, emit.text)
    }
  }

  const given = useRef(countryCode)
  useEffect(() => {
    if (given.current === countryCode) return
    given.current = countryCode
    if (countryCode !== null) act({ type: 'choose', countryCode, by: 'page' })
  })

  return {
    ...input,
    inputProps: {
      ...inputProps,
      onBlur: () => session.dispatch({ type: 'refuse', isRefused: false }),
    },
    view,
    choose: (chosen) => {
      act({ type: 'choose', countryCode: chosen, by: 'person' })
      ref.current?.focus()
    },
  }
}

/** As autofill does it: the masked input takes it up, and can undo it. */
function writeText(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
