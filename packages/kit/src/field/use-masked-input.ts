import type { FieldStore } from '@foyer/core/form'
import { showValue, type MaskRecipe } from '@foyer/core/mask'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes } from './control-attributes.ts'
import { isFirstInput } from './first-input.ts'
import { maskElement, type MaskedElement } from './masked-element.ts'
import { useField } from './use-field.ts'
import type { TextInput } from './use-text-input.ts'

/**
 * A text input under a mask: the element shows what the recipe makes of the text, the field has what the recipe reads
 * there. `onShown` hears of each text that is shown. Make recipe and `onShown` outside the component, or keep them the
 * same between renders.
 */
export function useMaskedInput(
  props: InputBlockProps<string, TextInputEvents>,
  recipe: MaskRecipe,
  onShown?: (shown: string, store: FieldStore) => void,
): TextInput {
  const { inputValue = '' } = props
  const field = useField<typeof props, HTMLInputElement>(props, '')
  const { store } = field
  const session = field.control
  const element = useRef<MaskedElement>(null)
  const latest = useRef({ recipe, onShown })

  useLayoutEffect(() => {
    latest.current = { recipe, onShown }
  })

  useEffect(() => {
    if (session.current === null) return undefined
    /** The value that the shown text stands for; while it is another one, someone else has changed the field. */
    let { value } = store.getState()
    const masked = maskElement(session.current, latest.current.recipe, (shown, inputType) => {
      const before = value
      value = masked.recipe.parse(shown)
      store.dispatch({ type: 'change', value })
      store.dispatch({ type: 'touch' })
      latest.current.onShown?.(shown, store)
      const { events } = session.props
      if (value !== before) events?.change?.(value)
      if (!isFirstInput(session.hasTyped, shown, inputType)) return
      session.hasTyped = true
      events?.firstInput?.()
    })
    const show = (): void => {
      masked.show(showValue(masked.recipe, String(value)))
      latest.current.onShown?.(masked.getShown(), store)
    }
    element.current = masked
    masked.listen()
    if (masked.recipe.parse(masked.getShown()) !== value) show()
    const stopDrawing = store.subscribeState(() => {
      const state = store.getState()
      // A reset of what has no value yet, as half a date, leaves the value alone and touches nothing.
      if (state.value === value && (state.isTouched || masked.getShown() === '')) return
      value = state.value
      show()
    })
    return () => {
      masked.stop()
      stopDrawing()
      element.current = null
    }
  }, [store, session])

  useEffect(() => {
    const masked = element.current
    if (masked === null) return
    if (masked.recipe !== recipe) {
      const value = String(store.getState().value)
      masked.recipe = recipe
      masked.show(showValue(recipe, value === '' ? masked.getShown() : value))
      store.dispatch({ type: 'set', value: recipe.parse(masked.getShown()) })
    }
    onShown?.(masked.getShown(), store)
  }, [store, recipe, onShown])

  return {
    field,
    ref: session,
    inputProps: controlAttributes(props, field, inputValue === '' ? '' : showValue(recipe, inputValue)),
  }
}
