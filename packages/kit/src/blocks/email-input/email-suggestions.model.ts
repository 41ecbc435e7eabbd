import { suggestEmails, type EmailSuggestion } from '@foyer/core/email'
import type { Step } from '../../field/model.ts'

/** The suggestions for the text of an e-mail input. Immutable; the same object while nothing changes. */
export interface EmailSuggestionsState {
  /** The text that the suggestions are for. */
  readonly text: string
  readonly suggestions: readonly EmailSuggestion[]
  /** The index that the arrow keys have reached; -1: none. */
  readonly active: number
  /** `left`: the input has lost focus while a correction is suggested. */
  readonly phase: 'closed' | 'open' | 'dismissed' | 'left'
}

export type EmailSuggestionsEvent =
  /** The person has changed the text. */
  | { readonly type: 'input'; readonly text: string }
  /** The page has changed the text. */
  | { readonly type: 'set'; readonly text: string }
  | { readonly type: 'key'; readonly key: string; readonly isAlt: boolean }
  | { readonly type: 'leave' }
  | { readonly type: 'pick'; readonly index: number }

export type EmailSuggestionsEffect =
  /** The person has chosen this address. */
  | { readonly type: 'pick'; readonly email: string }
  /** The model has handled the key: prevent its default action. */
  | { readonly type: 'takeKey' }

type EmailSuggestionsStep = Step<EmailSuggestionsState, EmailSuggestionsEffect>

export const noSuggestions: EmailSuggestionsState = { text: '', suggestions: [], active: -1, phase: 'closed' }

export function updateSuggestions(
  state: EmailSuggestionsState,
  event: EmailSuggestionsEvent,
  domains?: readonly string[],
): EmailSuggestionsStep {
  switch (event.type) {
    case 'input':
    case 'set': {
      const suggestions = suggestEmails(event.text, { domains })
      if (suggestions.length === 0) return createStep(noSuggestions)
      return createStep({
        text: event.text,
        suggestions,
        active: -1,
        phase: event.type === 'input' ? 'open' : 'closed',
      })
    }
    case 'key':
      return handleKey(state, event.key, event.isAlt)
    case 'leave':
      return createStep(leave(state))
    case 'pick':
      return pick(state, event.index)
  }
}

/** The keys of a combobox with a list box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function handleKey(state: EmailSuggestionsState, key: string, isAlt: boolean): EmailSuggestionsStep {
  const { active, phase, suggestions } = state
  const count = suggestions.length
  if (phase !== 'open') {
    if (key !== 'ArrowDown' || count === 0) return createStep(state)
    return createStep({ ...state, phase: 'open', active: isAlt ? -1 : 0 }, true)
  }
  if (key === 'Escape' || (isAlt && key === 'ArrowUp')) return createStep(close(state, 'dismissed'), true)
  if (key === 'Enter') return active < 0 ? createStep(leave(state)) : pick(state, active)
  if (key === 'ArrowDown') return createStep({ ...state, active: (active + 1) % count }, true)
  if (key === 'ArrowUp') return createStep({ ...state, active: (active > 0 ? active : count) - 1 }, true)
  // The person types again, so no suggestion is active.
  return createStep(active < 0 ? state : { ...state, active: -1 })
}

function pick({ suggestions }: EmailSuggestionsState, index: number): EmailSuggestionsStep {
  const email = suggestions[index]?.email
  return {
    state: noSuggestions,
    effects: email === undefined ? [takeKeyEffect] : [{ type: 'pick', email }, takeKeyEffect],
  }
}

/**
 * Leaving the input closes completions; a correction of a typo stays. What looked like the beginning of a domain may be a typo then:
 * `gmail.co`.
 */
function leave(state: EmailSuggestionsState): EmailSuggestionsState {
  if (state.phase !== 'open') return state
  const suggestions = suggestEmails(state.text, { domains: [] })
  if (suggestions.length === 0) return close(state, 'closed')
  return { ...state, suggestions, active: -1, phase: 'left' }
}

function close(state: EmailSuggestionsState, phase: EmailSuggestionsState['phase']): EmailSuggestionsState {
  return { ...state, active: -1, phase }
}

const takeKeyEffect = { type: 'takeKey' } as const

function createStep(state: EmailSuggestionsState, isHandled = false): EmailSuggestionsStep {
  return { state, effects: isHandled ? [takeKeyEffect] : [] }
}
