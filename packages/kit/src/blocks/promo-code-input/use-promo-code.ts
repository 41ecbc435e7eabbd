import { hasError, type FieldStore } from '@foyer/core/form'
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useCodeInput, type CodeInput } from '../../field/code-field/use-code-input.ts'
import { afterPress } from '../../field/after-press.ts'
import { createModel, useModel, useModelState } from '../../field/model.ts'
import { useLatest } from '../../field/use-latest.ts'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'
import { treeOf } from '../../surfaces/page/tree-of.ts'
import type { PromoCodeInputProps } from './promo-code-input-props.ts'
import {
  createPromoCodeState,
  updatePromoCode,
  type PromoCodeEffect,
  type PromoCodeEvent,
  type PromoCodeField,
  type PromoCodeState,
} from './promo-code-input.model.ts'

export interface PromoCode {
  readonly input: CodeInput
  readonly isOpen: boolean
  /** The element around the button. */
  readonly buttonRef: RefObject<HTMLDivElement | null>
  readonly open: () => void
}

/** The state of a promo code block: its field, and whether the field or the button shows. */
export function usePromoCode(props: PromoCodeInputProps): PromoCode {
  const codeInput = useCodeInput(props)
  const { inputProps } = codeInput
  const { store, control } = codeInput.field
  const buttonRef = useRef<HTMLDivElement>(null)
  const events = useLatest(props.events)

  const model = useModel(() =>
    createModel<PromoCodeState, PromoCodeEvent, PromoCodeEffect>({
      state: createPromoCodeState({ ...readField(store), hasFocus: props.autofocus === true }),
      update: updatePromoCode,
      runEffect({ type }) {
        if (type === 'focusInput' || type === 'focusButton') {
          // Render synchronously: a phone only opens its keyboard if the focus moves while the press is being handled.
          flushSync(() => undefined)
          if (type === 'focusInput') control.current?.focus()
          else buttonRef.current?.querySelector('button')?.focus()
        } else events.current?.[type]?.()
      },
    }),
  )
  const { isOpen } = useModelState(model, (state) => state)

  useLayoutEffect(() => {
    let previousValue = ''
    const handleChange = (): void => {
      const field = readField(store)
      model.send({ type: 'update', field, previousValue })
      previousValue = field.value
    }
    handleChange()
    return store.subscribe(handleChange)
  }, [store, model])

  function handleBlur(): void {
    // The page has removed the block during the press that took the focus.
    if (control.current === null) return
    // When the window loses the focus, the document keeps its active element: the person may be fetching the code elsewhere.
    if (treeOf(control.current).activeElement === control.current) return
    model.send({ type: 'leave', field: readField(store) })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent)) return
    const { effects } = model.send({ type: 'escape', field: readField(store) })
    // Otherwise Escape would also close a dialog around the field.
    if (effects.length > 0) event.preventDefault()
  }

  return {
    input: {
      ...codeInput,
      inputProps: {
        ...inputProps,
        onKeyDown: handleKeyDown,
        onBlur: () => afterPress(handleBlur),
      },
    },
    isOpen,
    buttonRef,
    open: () => void model.send({ type: 'press' }),
  }
}

function readField(store: FieldStore): PromoCodeField {
  const state = store.getState()
  return { value: String(state.value), hasFocus: state.hasFocus, hasError: hasError(state) }
}
