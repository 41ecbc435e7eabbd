import { suggestEmails, type EmailSuggestion } from '@foyer/core/email'

/** What is on offer for the text of an e-mail input. Never changed in place; the same object while nothing changes. */
export interface EmailSuggestionsState {
  readonly suggestions: readonly EmailSuggestion[]
  /** The one that the arrow keys have reached; -1: none. */
  readonly active: number
  /** `left`: the focus is elsewhere, and a correction is still on offer. */
  readonly phase: 'closed' | 'open' | 'dismissed' | 'left'
}

export type EmailSuggestionsEvent =
  /** The person has changed the text. */
  | { readonly type: 'input'; readonly text: string }
  /** The page has. */
  | { readonly type: 'set'; readonly text: string }
  | { readonly type: 'key'; readonly key: string; readonly isAlt: boolean }
  | { readonly type: 'leave' }
  | { readonly type: 'pick'; readonly index: number }

export interface EmailSuggestionsStep {
  readonly state: EmailSuggestionsState
  /** The address that the person has chosen. */
  readonly picked: string | null
  /** The key did something here, and must do nothing else. */
  readonly isTaken: boolean
}

export const noSuggestions: EmailSuggestionsState = { suggestions: [], active: -1, phase: 'closed' }

export function updateSuggestions(
  state: EmailSuggestionsState,
  event: EmailSuggestionsEvent,
  domains?: readonly string[],
): EmailSuggestionsStep {
  switch (event.type) {
    case 'input':
    case 'set': {
      const suggestions = suggestEmails(event.text, { domains })
      if (suggestions.length === 0) return go(noSuggestions)
      return go({ suggestions, active: -1, phase: event.type === 'input' ? 'open' : 'closed' })
    }
    case 'key':
      return press(state, event.key, event.isAlt)
    case 'leave':
      return go(leave(state))
    case 'pick':
      return pick(state, event.index)
  }
}

/** The keys of a combobox with a list box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function press(state: EmailSuggestionsState, key: string, isAlt: boolean): EmailSuggestionsStep {
  const { active, phase, suggestions } = state
  const count = suggestions.length
  if (phase !== 'open') {
    if (key !== 'ArrowDown' || count === 0) return go(state)
    return go({ ...state, phase: 'open', active: isAlt ? -1 : 0 }, true)
  }
  if (key === 'Escape' || (isAlt && key === 'ArrowUp')) return go(close(state, 'dismissed'), true)
  if (key === 'Enter') return active < 0 ? go(leave(state)) : pick(state, active)
  if (key === 'ArrowDown') return go({ ...state, active: (active + 1) % count }, true)
  if (key === 'ArrowUp') return go({ ...state, active: (active > 0 ? active : count) - 1 }, true)
  // The person is in the text again.
  return go(active < 0 ? state : { ...state, active: -1 })
}

function pick({ suggestions }: EmailSuggestionsState, index: number): EmailSuggestionsStep {
  return { state: noSuggestions, picked: suggestions[index]?.email ?? null, isTaken: true }
}

/** A completion that nobody took is over. A typo is still one. */
function leave(state: EmailSuggestionsState): EmailSuggestionsState {
  if (state.phase !== 'open') return state
  return close(state, state.suggestions[0]?.isCorrection ? 'left' : 'closed')
}

function close(state: EmailSuggestionsState, phase: EmailSuggestionsState['phase']): EmailSuggestionsState {
  return { ...state, active: -1, phase }
}

function go(state: EmailSuggestionsState, isTaken = false): EmailSuggestionsStep {
  return { state, picked: null, isTaken }
}
