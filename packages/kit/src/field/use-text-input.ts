import type { FieldState } from '@foyer/core/form'
import { useEffect, useRef, type ChangeEvent, type InputHTMLAttributes, type RefObject } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes } from './control-attributes.ts'
import { isFirstInput } from './first-input.ts'
import { useField, type Field } from './use-field.ts'

export interface TextInput {
  readonly field: Field
  readonly ref: RefObject<HTMLInputElement | null>
  /** Everything that a plain text input needs; a block adds its own on top. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> }
}

/**
 * A text input whose element keeps the value: typing tells the field and redraws nothing. `drawState` writes into the
 * element what a block shows there besides the value; make it outside the component.
 */
export function useTextInput(
  props: InputBlockProps<string, TextInputEvents>,
  drawState?: (input: HTMLInputElement, state: FieldState) => void,
): TextInput {
  const { inputValue, placeholder, events } = props
  const field = useField(props, '')
  const { store } = field
  const ref = useRef<HTMLInputElement>(null)
  const hasTyped = useRef(false)

  useEffect(() => {
    const input = ref.current
    if (input === null) return undefined
    // Typed, or filled by the browser, before this script arrived.
    if (input.value !== '') store.dispatch({ type: 'change', value: input.value })
    const draw = (): void => {
      const state = store.getState()
      if (input.value !== state.value) input.value = String(state.value)
      drawState?.(input, state)
    }
    draw()
    return store.subscribeState(draw)
  }, [store, drawState])

  return {
    field,
    ref,
    inputProps: {
      ...controlAttributes(props, field),
      ref,
      // Never the typed value: React would write it into the attribute, where others read it.
      defaultValue: inputValue,
      placeholder,
      onChange: ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : undefined
        const isFirst = isFirstInput(hasTyped.current, value, inputType)
        store.dispatch({ type: 'change', value })
        events?.change?.(value)
        if (!isFirst) return
        hasTyped.current = true
        events?.firstInput?.()
      },
    },
  }
}
