import type { FieldStore } from '@foyer/core/form'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMaskedInput } from '../../field/use-masked-input.ts'
import type { TextInput } from '../../field/use-text-input.ts'
import type { PhoneInputProps } from './phone-input-props.ts'
import { phoneValidators, type PhoneInputEmit, type PhoneRules } from './phone-input.model.ts'
import { PhoneSession, type PhoneView } from './phone-session.ts'

export interface PhoneField extends TextInput {
  readonly view: PhoneView
  /** The person has chosen a country: the number takes its calling code, and the input the focus. */
  readonly choose: (countryCode: string) => void
}

/** A masked input that knows the country of its number. */
export function usePhoneField(props: PhoneInputProps): PhoneField {
  const { countryCode = null, lockRegion, bypassDetectedCountry, regions, validators, events } = props
  const rules = useMemo<PhoneRules>(
    () => ({ lockRegion, bypassDetectedCountry, regions }),
    [lockRegion, bypassDetectedCountry, regions],
  )
  const [session] = useState(() => new PhoneSession(rules, countryCode))
  const view = useSyncExternalStore(session.subscribe, session.getView, session.getView)
  const allValidators = useMemo(() => phoneValidators(validators), [validators])

  // Other rules make another function of it, and the masked input calls it anew.
  const judge = useCallback(
    (shown: string, store: FieldStore) => {
      session.setRules(rules)
      for (const emit of session.dispatch({ type: 'show', shown }))
        if (emit.type === 'flag') store.dispatch({ type: 'flag', flag: 'phone', isValid: emit.isValid })
    },
    [session, rules],
  )
  const change = (value: string): void => {
    events?.change?.(value)
    for (const emit of session.dispatch({ type: 'change' }))
      if (emit.type === 'firstInput') events?.firstInput?.()
  }
  const input = useMaskedInput(
    { ...props, validators: allValidators, events: { change } },
    session.recipe,
    judge,
  )

  const { store } = input.field
  const { ref } = input
  const act = (emits: readonly PhoneInputEmit[]): void => {
    for (const emit of emits) {
      if (emit.type === 'write' && ref.current !== null) writeText(ref.current, emit.text)
      if (emit.type === 'set') store.dispatch({ type: 'set', value: emit.value })
      if (emit.type === 'selectCountry') events?.selectCountry?.(emit.countryCode)
    }
  }

  const given = useRef(countryCode)
  useEffect(() => {
    if (given.current === countryCode) return
    given.current = countryCode
    if (countryCode !== null) act(session.dispatch({ type: 'choose', countryCode, by: 'page' }))
  })
  useLayoutEffect(() => {
    const element = ref.current
    const leave = (): void => void session.dispatch({ type: 'leave' })
    element?.addEventListener('blur', leave)
    return () => element?.removeEventListener('blur', leave)
  }, [session, ref])

  return {
    ...input,
    view,
    choose: (chosen) => {
      act(session.dispatch({ type: 'choose', countryCode: chosen, by: 'person' }))
      ref.current?.focus()
    },
  }
}

/** As autofill does it: the masked input takes it up, and can undo it. */
function writeText(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
