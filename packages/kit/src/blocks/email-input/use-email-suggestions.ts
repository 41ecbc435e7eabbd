import type { FieldStore } from '@foyer/core/form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { replaceText } from '../../field/replace-text.ts'
import {
  noSuggestions,
  updateSuggestions,
  type EmailSuggestionsEvent,
  type EmailSuggestionsState,
} from './email-suggestions.model.ts'

export interface EmailSuggestionsOptions {
  readonly input: HTMLInputElement
  readonly store: FieldStore
  readonly domains: readonly string[] | undefined
  readonly onSelect: ((email: string) => void) | undefined
}

/** Listens to the input and says what is on offer. */
export function useEmailSuggestions({ input, store, domains, onSelect }: EmailSuggestionsOptions): {
  readonly state: EmailSuggestionsState
  /** Is the event taken? The same function each time. */
  readonly dispatch: (event: EmailSuggestionsEvent) => boolean
} {
  const [state, setState] = useState(noSuggestions)
  const latest = useRef({ state, domains, onSelect })
  useLayoutEffect(() => {
    Object.assign(latest.current, { domains, onSelect })
  })

  const [dispatch] = useState(() => (event: EmailSuggestionsEvent): boolean => {
    const { current } = latest
    const { state: next, picked, isTaken } = updateSuggestions(current.state, event, current.domains)
    if (next !== current.state) setState(next)
    current.state = next
    if (picked !== null) {
      replaceText(input, picked)
      current.onSelect?.(picked)
    }
    return isTaken
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let seen = input.defaultValue

    // The element shows what the field holds before anyone is told of it.
    const take = (type: 'input' | 'set'): void => {
      if (input.value === seen) return
      seen = input.value
      dispatch({ type, text: seen })
      // Filled in by a password manager, from another field.
      if (!input.matches(':focus')) leave()
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
    const leave = (): void => void dispatch({ type: 'leave' })

    // Before the field hears of it, whose word would be taken for the page's.
    addEventListener('input', () => take('input'), { signal, capture: true })
    input.addEventListener('keydown', takeKey, { signal })
    input.addEventListener('blur', leave, { signal })
    const unsubscribe = store.subscribe(() => take('set'))
    // Typed before this part had arrived.
    take('input')
    return () => {
      listening.abort()
      unsubscribe()
    }
  }, [input, store, dispatch])

  return { state, dispatch }
}
