import {
  createFieldRules,
  viewField,
  type FieldRules,
  type FieldStore,
  type FieldView,
} from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { validation } from '@foyer/core/messages/en-001/validation'
import type { FieldValue, Validator } from '@foyer/core/validators'
import { use, useId, useReducer } from 'react'
import { useKitMessages } from '../messages/messages.ts'
import type { FieldProps, FieldSession } from './field-session.ts'
import { FormContext } from './form-context.ts'

/**
 * What a block needs of its field: what there is to draw, with the caller's status where there is one, the store to tell, and
 * the ids that tie label, input and message.
 */
export interface Field<Control extends HTMLElement = HTMLElement> extends FieldView {
  readonly store: FieldStore
  /** The ref of the block's native control: the field is in the form, and hears its focus, while that is on the page. */
  readonly ref: (control: Control | null) => void
  /** The control, once it is on the page. */
  readonly control: { readonly current: Control | null }
  readonly inputId: string
  readonly messageId: string
  /** Somebody has come to it: what is said of it from now on has its line on the page before. */
  readonly isInUse: boolean
  /** The ref of what stands in the form, when that is a grid. */
  readonly gridRef: ((element: HTMLElement | null) => void) | undefined
}

const english = createTranslate(validation)
const noValidators: readonly never[] = []

/** Another object is another drawing. `useSyncExternalStore` takes six times the memory. */
function again<State extends object>(state: State): State {
  return { ...state }
}

/**
 * The field of a block: the form's, where the block stands in one, and one of its own otherwise. `validators` take the
 * place of the caller's.
 * @throws TypeError when the form has a field of that name already; for a broken validator as `createFieldRules` does
 */
export function useField<Props extends FieldProps, Session extends FieldSession<Props, HTMLElement>>(
  props: Props,
  emptyValue: FieldValue,
  Kind: new (props: Props, emptyValue: FieldValue, rules: FieldRules) => Session,
  validators: readonly Validator[] = props.validators ?? noValidators,
): Field<NonNullable<Session['current']>> & { readonly control: Session } {
  const scope = use(FormContext)
  const messages = useKitMessages(english)
  const rules = createFieldRules(props.name, validators, messages, props.errors)
  const [{ session }, redraw] = useReducer(again<{ readonly session: Session }>, null, () => ({
    session: new Kind(props, emptyValue, rules),
  }))
  const id = useId()
  const isOut = props.disabled || props.isHidden
  const view = viewField(session.getState())
  return {
    ...view,
    status: props.status ?? view.status,
    store: session,
    ref: session.placeIn(isOut ? undefined : scope?.fields, props, rules, redraw),
    control: session,
    inputId: id,
    messageId: `${id}m`,
    isInUse: session.woken !== null,
    gridRef: scope?.placeInGrid?.(props.name),
  }
}
