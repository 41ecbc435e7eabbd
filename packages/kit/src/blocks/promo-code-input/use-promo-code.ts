import { hasError, type FieldStore } from '@foyer/core/form'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useCodeInput, type CodeInput } from '../../field/code-field/use-code-input.ts'
import { useAfterPress } from '../../field/press-watch.ts'
import type { PromoCodeInputProps } from './promo-code-input-props.ts'
import {
  createPromoCodeState,
  updatePromoCode,
  type PromoCodeEvent,
  type PromoCodeField,
} from './promo-code-input.model.ts'

export interface PromoCode {
  readonly input: CodeInput
  readonly isOpen: boolean
  /** What the button stands in. */
  readonly buttonRef: RefObject<HTMLDivElement | null>
  readonly press: () => void
}

/** The field of a promo code, and whether it shows or is still a button. */
export function usePromoCode(props: PromoCodeInputProps): PromoCode {
  const codeInput = useCodeInput(props)
  const { ref, inputProps } = codeInput
  const { store } = codeInput.field
  const buttonRef = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()
  const [state, setState] = useState(() =>
    createPromoCodeState({ ...read(store), hasFocus: props.autofocus === true }),
  )
  const events = useRef(props.events)
  const latest = useRef(state)
  useEffect(() => {
    events.current = props.events
  })

  const [send] = useState(() => (event: PromoCodeEvent): boolean => {
    const step = updatePromoCode(latest.current, event)
    const isChanged = step.state !== latest.current
    latest.current = step.state
    // At once where the focus has to move: a phone opens its keyboard only while the press is being handled.
    if (step.focus !== undefined) flushSync(() => setState(step.state))
    else if (isChanged) setState(step.state)
    if (step.focus === 'input') ref.current?.focus()
    if (step.focus === 'button') buttonRef.current?.querySelector('button')?.focus()
    for (const emit of step.emits) events.current?.[emit]?.()
    return isChanged
  })

  useLayoutEffect(() => {
    let before = ''
    const follow = (): void => {
      const field = read(store)
      send({ type: 'update', field, before })
      before = field.value
    }
    follow()
    return store.subscribe(follow)
  }, [store, send])

  function leave(): void {
    const root = ref.current?.getRootNode()
    // A window that is left keeps its focus inside: the code may be what the person went to fetch.
    const hasFocus = root !== undefined && 'activeElement' in root && root.activeElement === ref.current
    if (hasFocus) return
    send({ type: 'leave', field: read(store) })
  }

  function escape(event: KeyboardEvent<HTMLInputElement>): void {
    inputProps.onKeyDown?.(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Of a dialog around it, Escape would be the end.
    if (send({ type: 'escape', field: read(store) })) event.preventDefault()
  }

  return {
    input: {
      ...codeInput,
      inputProps: {
        ...inputProps,
        onKeyDown: escape,
        onBlur: () => afterPress(leave),
      },
    },
    isOpen: state.isOpen,
    buttonRef,
    press: () => send({ type: 'press' }),
  }
}

function read(store: FieldStore): PromoCodeField {
  const state = store.getState()
  return { value: String(state.value), hasFocus: state.hasFocus, hasError: hasError(state) }
}
