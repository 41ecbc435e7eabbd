import type { FieldStore } from '@foyer/core/form'
import { showValue, type MaskRecipe } from '@foyer/core/mask'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import { controlAttributes } from './control-attributes.ts'
import { isFirstInput } from './first-input.ts'
import { MaskedElement } from './masked-element.ts'
import { useField } from './use-field.ts'
import type { TextInput } from './use-text-input.ts'

/**
 * A text input under a mask: the element shows what the recipe makes of the text, the field has what the recipe reads
 * there. `onShown` hears of each text before the field hears of the value. Make recipe and `onShown` outside the
 * component, or keep them the same between renders.
 */
export function useMaskedInput(
  props: InputBlockProps<string, TextInputEvents>,
  recipe: MaskRecipe,
  onShown?: (shown: string, store: FieldStore) => void,
): TextInput {
  const { inputValue = '', placeholder } = props
  const field = useField(props, '')
  const { store } = field
  const ref = useRef<HTMLInputElement>(null)
  const element = useRef<MaskedElement>(null)
  const events = useRef(props.events)
  const shows = useRef({ recipe, onShown })
  const hasTyped = useRef(false)

  useLayoutEffect(() => {
    events.current = props.events
  })

  useEffect(() => {
    const input = ref.current
    if (input === null) return undefined
    /** The value that the shown text stands for; while it is another one, someone else has changed the field. */
    let value = store.getState().value
    /** An edit that left the value alone, as half a date does: a reset has to show even so. */
    let isHalfWay = false
    let isEditing = false

    const edit = (shown: string, inputType: string | undefined): void => {
      const before = value
      isEditing = true
      value = shows.current.recipe.parse(shown)
      isHalfWay = true
      shows.current.onShown?.(shown, store)
      store.dispatch({ type: 'change', value })
      store.dispatch({ type: 'touch' })
      isEditing = false
      if (value !== before) events.current?.change?.(value)
      if (!isFirstInput(hasTyped.current, shown, inputType)) return
      hasTyped.current = true
      events.current?.firstInput?.()
    }
    const masked = new MaskedElement(input, shows.current.recipe, edit)
    element.current = masked

    const draw = (): void => {
      const state = store.getState()
      if (isEditing || (state.value === value && (state.isTouched || !isHalfWay))) return
      value = state.value
      isHalfWay = false
      masked.show(showValue(shows.current.recipe, String(value)))
      shows.current.onShown?.(masked.shown, store)
    }
    const stopListening = masked.listen()
    if (shows.current.recipe.parse(masked.shown) !== value)
      masked.show(showValue(shows.current.recipe, String(value)))
    shows.current.onShown?.(masked.shown, store)
    const stopDrawing = store.subscribeState(draw)
    return () => {
      stopListening()
      stopDrawing()
      element.current = null
    }
  }, [store])

  useEffect(() => {
    const isOtherMask = shows.current.recipe !== recipe
    shows.current = { recipe, onShown }
    const masked = element.current
    if (masked === null) return
    if (isOtherMask) {
      const value = String(store.getState().value)
      masked.setRecipe(recipe)
      masked.show(showValue(recipe, value === '' ? masked.shown : value))
      store.dispatch({ type: 'set', value: recipe.parse(masked.shown) })
    }
    onShown?.(masked.shown, store)
  }, [store, recipe, onShown])

  return {
    field,
    ref,
    inputProps: {
      ...controlAttributes(props, field),
      ref,
      // Never the typed value: React would write it into the attribute, where others read it.
      defaultValue: inputValue === '' ? '' : showValue(recipe, inputValue),
      placeholder,
    },
  }
}
