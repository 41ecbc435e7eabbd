import type { FieldRules, FieldStore, FieldView } from '@foyer/core/form'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { FieldValue, Validator } from '@foyer/core/validators'
import { use, useId, useReducer } from 'react'
import { useKitMessages } from '../messages/messages.ts'
import type { FieldProps, FieldSession } from './field-session.ts'
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

/** Another object is another drawing. `useSyncExternalStore` takes six times the memory. */
function again<Session>({ session }: { readonly session: Session }): { readonly session: Session } {
  return { session }
}

/**
 * The field of a block: the form's, where the block stands in one, and one of its own otherwise. `validators` take the
 * place of the caller's.
 * @throws TypeError when the form has a field of that name already, or when a validator is broken
 */
export function useField<Props extends FieldProps, Session extends FieldSession<Props, HTMLElement>>(
  props: Props,
  emptyValue: FieldValue,
  Kind: new (props: Props, emptyValue: FieldValue, rules: FieldRules) => Session,
  validators: readonly Validator[] = props.validators ?? noValidators,
): Field<NonNullable<Session['current']>> & { readonly control: Session } {
  const scope = use(FormContext)
  const messages = useKitMessages(validation)
  const rules = shareRules(props.name, { validators, messages, errors: props.errors })
  const [{ session }, draw] = useReducer(again<Session>, null, () => ({
    session: new Kind(props, emptyValue, rules),
  }))
  session.drawBy(draw)

  const id = useId()
  const { store } = session
  return {
    store,
    view: store.getView(),
    ref: session.placeIn(props.disabled || props.isHidden ? undefined : scope?.fields, props, rules),
    control: session,
    inputId: id,
    messageId: `${id}m`,
    isInUse: session.isInUse,
    gridArea: scope?.hasGrid ? props.name : undefined,
  }
}
