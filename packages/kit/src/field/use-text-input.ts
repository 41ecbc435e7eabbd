import type { FieldState } from '@foyer/core/form'
import { useEffect, useLayoutEffect, useRef, type InputHTMLAttributes, type RefObject } from 'react'
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
  const typing = useRef({ events, hasTyped: false })

  useLayoutEffect(() => {
    typing.current.events = events
  })

  useEffect(() => {
    const input = ref.current
    if (input === null) return undefined
    const edit = (event: Event): void => {
      const { value } = input
      if (value === store.getState().value) return
      const now = typing.current
      const inputType = 'inputType' in event ? String(event.inputType) : undefined
      const isFirst = isFirstInput(now.hasTyped, value, inputType)
      if (isFirst) now.hasTyped = true
      store.dispatch({ type: 'change', value })
      now.events?.change?.(value)
      if (isFirst) now.events?.firstInput?.()
    }
    const draw = (): void => {
      const state = store.getState()
      if (input.value !== state.value) input.value = String(state.value)
      drawState?.(input, state)
    }
    // Typed, or filled by the browser, before this script arrived.
    if (input.value !== '') store.dispatch({ type: 'change', value: input.value })
    draw()
    // Not React's `onChange`: it takes the input's name away and gives it back at every letter, and a form of many
    // fields then looks for all of its names. What fills in a form may tell of it by `change` alone.
    input.addEventListener('input', edit)
    input.addEventListener('change', edit)
    const stopDrawing = store.subscribeState(draw)
    return () => {
      input.removeEventListener('input', edit)
      input.removeEventListener('change', edit)
      stopDrawing()
    }
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
    },
  }
}
