import { checkInDevelopment, FieldStore, type FieldRules, type FieldView } from '@foyer/core/form'
import { validation } from '@foyer/core/messages/en-001'
import type { FieldValue } from '@foyer/core/validators'
import { use, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useKitMessages } from '../messages/messages.ts'
import type { InputBlockProps } from './block-props.ts'
import { FormContext } from './form-context.ts'

/** What a block needs of its field: the store to tell, the view to draw, and the ids that tie label, input and message. */
export interface Field {
  readonly store: FieldStore
  readonly view: FieldView
  readonly inputId: string
  readonly messageId: string
  /** Where the block stands when its form is a grid. */
  readonly gridArea: string | undefined
}

/** The properties that change a field from outside. Each is taken when it changes, and only then. */
type OutsideProps = Pick<InputBlockProps<FieldValue, never>, 'inputValue' | 'isTouched' | 'customError'>

const noValidators: readonly never[] = []

/**
 * The field of a block: the form's, where the block stands in one, and one of its own otherwise.
 * @throws TypeError when the form has a field of that name already, or when a validator is broken
 */
export function useField<Value extends FieldValue>(
  props: Omit<InputBlockProps<Value, never>, 'events'>,
  emptyValue: Value,
): Field {
  const { name, inputValue, validators = noValidators, errors, disabled, isHidden } = props
  const scope = use(FormContext)
  const fields = scope?.fields
  const messages = useKitMessages(validation)
  const rules = useMemo<FieldRules>(() => {
    checkInDevelopment(name, validators)
    return { validators, messages, errors }
  }, [name, validators, messages, errors])
  const [store] = useState(() => {
    const created = new FieldStore(inputValue ?? emptyValue, rules)
    takeChanges(created, {}, { ...props, inputValue: undefined })
    return created
  })
  const taken = useRef<OutsideProps>(props)

  const isPresent = !disabled && !isHidden
  useLayoutEffect(() => {
    if (fields === undefined || !isPresent) return undefined
    fields.attach(name, store)
    return () => fields.detach(name, store)
  }, [fields, name, store, isPresent])

  useLayoutEffect(() => {
    store.setRules(rules)
    takeChanges(store, taken.current, props)
    taken.current = props
  })

  const id = useId()
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView)
  return {
    store,
    view,
    inputId: `${id}i`,
    messageId: `${id}m`,
    gridArea: scope?.hasGrid ? name : undefined,
  }
}

function takeChanges(store: FieldStore, before: OutsideProps, now: OutsideProps): void {
  if (now.inputValue !== undefined && now.inputValue !== before.inputValue)
    store.dispatch({ type: 'set', value: now.inputValue })
  if (now.isTouched && !before.isTouched) store.dispatch({ type: 'touch' })
  if (now.customError !== before.customError)
    store.dispatch({ type: 'customError', message: now.customError ?? null })
}
