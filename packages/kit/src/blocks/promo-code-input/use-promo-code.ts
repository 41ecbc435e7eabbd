import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useCodeInput, type CodeInput } from '../../field/code-field/use-code-input.ts'
import { useAfterPress } from '../../field/press-watch.ts'
import type { PromoCodeInputProps } from './promo-code-input-props.ts'
import { updatePromoCode, type PromoCodeEvent, type PromoCodeState } from './promo-code-input.model.ts'

export interface PromoCode {
  readonly input: CodeInput
  readonly isOpen: boolean
  /** What the button stands in. */
  readonly buttonRef: RefObject<HTMLDivElement | null>
  readonly press: () => void
}

/** The field of a promo code, and whether it shows or is still a button. */
export function usePromoCode(props: PromoCodeInputProps): PromoCode {
  const isRequired = props.validators?.some(({ type }) => type === 'required') === true
  const codeInput = useCodeInput(props)
  const { ref, inputProps } = codeInput
  const { store, view } = codeInput.field
  const buttonRef = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()
  const [state, setState] = useState<PromoCodeState>(() => ({
    isOpen: Boolean(props.inputValue) || props.autofocus === true || isRequired,
    isRequired,
  }))
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
  const currentValue = (): string => String(store.getState().value)

  useEffect(() => {
    let before = store.getState().value
    return store.subscribeState(() => {
      const { value, hasFocus } = store.getState()
      if (value === before) return
      before = value
      send({ type: 'value', value: String(value), hasFocus })
    })
  }, [store, send])

  useEffect(() => {
    send({ type: 'require', isRequired })
  }, [send, isRequired])

  function leave(): void {
    const root = ref.current?.getRootNode()
    // A window that is left keeps its focus inside: the code may be what the person went to fetch.
    const hasFocus = root !== undefined && 'activeElement' in root && root.activeElement === ref.current
    if (hasFocus) return
    send({ type: 'leave', value: currentValue() })
  }

  function escape(event: KeyboardEvent<HTMLInputElement>): void {
    inputProps.onKeyDown?.(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Of a dialog around it, Escape would be the end.
    if (send({ type: 'escape', value: currentValue() })) event.preventDefault()
  }

  return {
    input: {
      ...codeInput,
      inputProps: {
        ...inputProps,
        onKeyDown: escape,
        onBlur: (event) => {
          inputProps.onBlur?.(event)
          afterPress(leave)
        },
      },
    },
    // What is wrong has to be seen.
    isOpen: state.isOpen || view.error !== null,
    buttonRef,
    press: () => send({ type: 'press' }),
  }
}
