import { createFieldRules, FieldStore, viewField, type FieldView, type FormStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { Validator } from '@foyer/core/validators'
import { useKitMessages } from '@foyer/kit/messages'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

const english = createTranslate(validation)

export interface SelectFieldOptions {
  readonly name: string
  readonly initial: string
  /** The error while none is chosen; `null`: none has to be. */
  readonly missingMessage: string | null
}

export interface SelectField {
  /** Empty: none is chosen. */
  readonly value: string
  readonly choose: (value: string) => void
  readonly view: FieldView
}

/** Registers a select with the form as a field. */
export function useSelectField<Result>(
  store: FormStore<Result>,
  { name, initial, missingMessage }: SelectFieldOptions,
): SelectField {
  const messages = useKitMessages(english)
  const rules = useMemo(() => {
    const validators: readonly Validator[] =
      missingMessage === null ? [] : [{ type: 'required', lazy: true, message: missingMessage }]
    return createFieldRules(name, validators, messages)
  }, [name, missingMessage, messages])
  const [field] = useState(() => new FieldStore(initial, rules))
  useEffect(() => field.setRules(rules), [field, rules])
  // In a layout effect, like the kit's blocks: one of them may have had this name until now.
  useLayoutEffect(() => {
    store.attach(name, field)
    return () => store.detach(name, field)
  }, [store, name, field])
  const [subscribe] = useState(() => (listener: () => void) => field.subscribe(listener))
  const state = useSyncExternalStore(subscribe, () => field.getState())
  return {
    value: String(state.value),
    choose: (value) => field.update({ value, isTouched: true, isRefused: false }, 'input'),
    view: viewField(state),
  }
}
