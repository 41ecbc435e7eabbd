import type { FieldStore, FieldView } from '@foyer/core/form'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { FieldValue } from '@foyer/core/validators'
import { use, useId, useLayoutEffect, useState } from 'react'
import { useKitMessages } from '../messages/messages.ts'
import { FieldSession, type ControlKind, type FieldProps } from './field-session.ts'
import { FormContext } from './form-context.ts'
import { shareRules } from './share-rules.ts'

/** What a block needs of its field: the store to tell, the view to draw, and the ids that tie label, input and message. */
export interface Field<Control extends HTMLElement = HTMLElement> {
  readonly store: FieldStore
  readonly view: FieldView
  /** The ref of the block's native control: the field is in the form, and hears its focus, while that is on the page. */
  readonly ref: (control: Control | null) => void
  /** The control, once it is on the page. */
  readonly control: { readonly current: Control | null }
  readonly inputId: string
  readonly messageId: string
  /** Somebody has come to it: what is said of it from now on has its line on the page before. */
  readonly isInUse: boolean
  /** Where the block stands when its form is a grid. */
  readonly gridArea: string | undefined
}

const noValidators: readonly never[] = []

/**
 * The field of a block: the form's, where the block stands in one, and one of its own otherwise.
 * @throws TypeError when the form has a field of that name already, or when a validator is broken
 */
export function useField<Props extends FieldProps, Control extends HTMLElement = HTMLElement>(
  props: Props,
  emptyValue: FieldValue,
  kind?: ControlKind<Props, Control>,
): Field<Control> & { readonly control: FieldSession<Props, Control> } {
  const { name, validators = noValidators, errors } = props
  const scope = use(FormContext)
  const messages = useKitMessages(validation)
  const rules = shareRules(name, { validators, messages, errors })
  // In an object of its own, so that another one is another state. `useSyncExternalStore` takes six times the memory.
  const [{ session }, draw] = useState(() => ({
    session: new FieldSession(props, emptyValue, rules, kind),
  }))
  session.drawBy(draw)
  useLayoutEffect(() => session.commit(props, rules))

  const id = useId()
  const { store } = session
  return {
    store,
    view: store.getView(),
    ref: session.refIn(props.disabled || props.isHidden ? undefined : scope?.fields, name),
    control: session,
    inputId: id,
    messageId: `${id}m`,
    isInUse: session.isInUse,
    gridArea: scope?.hasGrid ? name : undefined,
  }
}
