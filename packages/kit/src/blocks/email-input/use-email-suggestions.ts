import { useEffect } from 'react'
import type { ChangeCause } from '@foyer/core/form'
import type { FieldController } from '../../field/control/field-controller.ts'
import { createModel, useModel, type Model } from '../../field/model.ts'
import { replaceText } from '../../field/replace-text.ts'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'
import type { EmailInputProps } from './email-input-props.ts'
import {
  noSuggestions,
  updateSuggestions,
  type EmailSuggestionsEffect,
  type EmailSuggestionsEvent,
  type EmailSuggestionsState,
} from './email-suggestions.model.ts'

export type EmailController = FieldController<EmailInputProps, HTMLInputElement>

/** Listens to the input's events and store, and finds suggestions for its text. */
export function useEmailSuggestions(
  controller: EmailController,
): Model<EmailSuggestionsState, EmailSuggestionsEvent, EmailSuggestionsEffect> {
  const model = useModel(() =>
    createModel<EmailSuggestionsState, EmailSuggestionsEvent, EmailSuggestionsEffect>({
      state: noSuggestions,
      update: (state, event) => updateSuggestions(state, event, controller.props.domains),
      runEffect(effect) {
        const { control, props } = controller
        if (effect.type !== 'pick' || control.current === null) return
        replaceText(control.current, effect.email)
        props.events?.selectSuggestion?.(effect.email)
      },
    }),
  )

  useEffect(() => {
    const { store, control } = controller
    const { current: input } = control
    if (!input) return undefined
    let lastValue: unknown = input.defaultValue

    const handleChange = (cause: ChangeCause): void => {
      const { value, hasFocus } = store.getState()
      if (value !== lastValue) {
        lastValue = value
        const isTyped = cause === 'input' || cause === 'fill'
        model.send({ type: isTyped ? 'input' : 'set', text: String(value) })
      }
      // The input has lost focus, or a password manager filled it in while another field had focus.
      if (!hasFocus) model.send({ type: 'leave' })
    }
    const handleKeyDown = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (isForInputMethod(event) || ctrlKey || metaKey || shiftKey) return
      const { effects } = model.send({ type: 'key', key, isAlt: altKey })
      if (!effects.some(({ type }) => type === 'takeKey')) return
      event.preventDefault()
      // Escape closes the list, but not a dialog around it.
      event.stopPropagation()
    }

    input.addEventListener('keydown', handleKeyDown)
    const unsubscribe = store.subscribe(handleChange)
    // Text that was typed, or set by the page, before this code was loaded.
    handleChange(store.getState().isTouched ? 'input' : 'caller')
    return () => {
      input.removeEventListener('keydown', handleKeyDown)
      unsubscribe()
    }
  }, [controller, model])

  return model
}
