import { useEffect, useState } from 'react'
import { replaceText } from '../../field/replace-text.ts'
import type { EmailSession } from './email-session.ts'
import {
  noSuggestions,
  updateSuggestions,
  type EmailSuggestionsEvent,
  type EmailSuggestionsState,
} from './email-suggestions.model.ts'

/** Listens to the input and says what is on offer. */
export function useEmailSuggestions(session: EmailSession): {
  readonly state: EmailSuggestionsState
  /** Is the event taken? The same function each time. */
  readonly dispatch: (event: EmailSuggestionsEvent) => boolean
} {
  const [state, setState] = useState(noSuggestions)
  const [dispatch] = useState(() => {
    let latest = noSuggestions
    return (event: EmailSuggestionsEvent): boolean => {
      const { state: next, picked, isTaken } = updateSuggestions(latest, event, session.props.domains)
      if (next !== latest) setState(next)
      latest = next
      if (picked !== null && session.current) {
        replaceText(session.current, picked)
        session.props.events?.selectSuggestion?.(picked)
      }
      return isTaken
    }
  })

  useEffect(() => {
    const { current: input } = session
    if (!input) return undefined
    let seen = input.defaultValue

    const follow = (type: 'input' | 'set'): void => {
      // The element shows what the field holds before anyone is told of it.
      if (input.value !== seen) {
        seen = input.value
        dispatch({ type, text: seen })
      }
      // Left, or filled in by a password manager from another field.
      if (!session.getState().hasFocus) dispatch({ type: 'leave' })
    }
    const takeKey = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      // The key belongs to an input method. Safari ends the composition before it tells the key, which is 229 then.
      if (event.isComposing || event.keyCode === 229 || ctrlKey || metaKey || shiftKey) return
      if (!dispatch({ type: 'key', key, isAlt: altKey })) return
      event.preventDefault()
      // Escape closes the list, and not the dialog around it.
      event.stopPropagation()
    }

    input.addEventListener('keydown', takeKey)
    const unsubscribe = session.subscribe(() => follow(session.isEditing ? 'input' : 'set'))
    // Typed before this part had arrived.
    follow('input')
    return () => {
      input.removeEventListener('keydown', takeKey)
      unsubscribe()
    }
  }, [session, dispatch])

  return { state, dispatch }
}
