import { createFieldRules, FieldStore, viewField, type FieldView, type FormStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { Validator } from '@foyer/core/validators'
import { useKitMessages } from '@foyer/kit/messages'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

const english = createTranslate(validation)

export interface CountryField {
  /** ISO code; empty: none is chosen. */
  readonly country: string
  readonly choose: (country: string) => void
  readonly view: FieldView
}

/** Registers the country with the form as a field. @param missing the error while none is chosen */
export function useCountryField<Result>(
  store: FormStore<Result>,
  first: string,
  missing: string,
): CountryField {
  const messages = useKitMessages(english)
  const rules = useMemo(() => {
    const validators: readonly Validator[] = [{ type: 'required', lazy: true, message: missing }]
    return createFieldRules('country', validators, messages)
  }, [missing, messages])
  const [field] = useState(() => new FieldStore(first, rules))
  useEffect(() => field.setRules(rules), [field, rules])
  useEffect(() => {
    store.attach('country', field)
    return () => store.detach('country', field)
  }, [store, field])
  const [listen] = useState(() => (listener: () => void) => field.subscribe(listener))
  const state = useSyncExternalStore(listen, () => field.getState())
  return {
    country: String(state.value),
    choose: (country) => field.update({ value: country, isTouched: true }, 'input'),
    view: viewField(state),
  }
}
