import { FieldStore, type FieldRules, type FieldView } from '@foyer/core/form'
import type { FieldValue, ValidationMessages } from '@foyer/core/validators'
import { use, useEffect, useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useKitMessages, type KitTranslate } from '../messages/messages.ts'
import type { InputBlockProps } from './block-props.ts'
import { FormContext } from './form-context.ts'

/** What a block needs of its field: the store to tell, the view to draw, and the ids that tie label, input and message. */
export interface Field {
  readonly store: FieldStore
  readonly view: FieldView
  readonly inputId: string
  readonly messageId: string
}

const noValidators: readonly never[] = []
const messagesOf = new WeakMap<KitTranslate, ValidationMessages>()

/** The same function for the same translation, so that a render does not look like a change of language. */
function validationMessages(translate: KitTranslate): ValidationMessages {
  let messages = messagesOf.get(translate)
  if (messages === undefined) {
    messages = (code, values) => translate(`validation_${code}`, values)
    messagesOf.set(translate, messages)
  }
  return messages
}

/**
 * The field of a block: the form's, where the block stands in one, and one of its own otherwise.
 * @throws TypeError when the form has a field of that name already
 */
export function useField<Value extends FieldValue>(
  props: Omit<InputBlockProps<Value, never>, 'events'>,
  emptyValue: Value,
): Field {
  const {
    name,
    inputValue,
    validators = noValidators,
    errors,
    disabled,
    isHidden,
    isTouched,
    customError,
  } = props
  const form = use(FormContext)
  const messages = validationMessages(useKitMessages())
  const rules = useMemo<FieldRules>(() => ({ validators, messages, errors }), [validators, messages, errors])
  const [store] = useState(() => new FieldStore(inputValue ?? emptyValue, rules))

  const isPresent = !disabled && !isHidden
  useLayoutEffect(() => {
    if (form === null || !isPresent) return undefined
    form.attach(name, store)
    return () => form.detach(name, store)
  }, [form, name, store, isPresent])

  useEffect(() => store.setRules(rules), [store, rules])
  useEffect(() => {
    if (inputValue !== undefined) store.dispatch({ type: 'set', value: inputValue })
  }, [store, inputValue])
  useEffect(() => {
    if (isTouched) store.dispatch({ type: 'touch' })
  }, [store, isTouched])
  useEffect(() => {
    if (customError !== undefined) store.dispatch({ type: 'customError', message: customError })
  }, [store, customError])

  const id = useId()
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView)
  return { store, view, inputId: `${id}i`, messageId: `${id}m` }
}
