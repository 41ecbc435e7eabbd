import { addressFormatOf } from '@foyer/core/address'
import { isServed } from '@foyer/core/checkout'
import { createLazyValue } from '@foyer/core/store'
import type { SelectOption } from '@foyer/kit/select-input'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

export interface States {
  /**
   * `list`: the person chooses one of `options`, which are `null` while they are loading. `text`: the person types the state, because
   * the country has no list, or because the list is not loaded yet; the server accepts names too. If the list comes later and does not
   * contain what was typed, the text field stays.
   */
  readonly type: 'list' | 'text'
  readonly options: readonly SelectOption[] | null
  /** The key that was typed or filled in before the options were there; empty otherwise. */
  readonly initial: string
  /** Call it with the content of the text field, even while the field is hidden: the form has no values of hidden fields. */
  readonly onTextChange: (text: string) => void
}

const stateLists = createLazyValue(() => import('./listed-states.ts'))

/** In ms: if the list takes longer to load, the person types the state instead. */
const loadTimeout = 5000

const subscribeToNothing = () => () => {}

/** What was typed for a country while its list was loading; `null` until the list is there. */
interface TypedState {
  readonly country: string
  readonly text: string | null
}

/** The states of a country, by their names in a language. */
export function useStates(country: string, lang: string): States {
  const { hasStates } = addressFormatOf(country)
  const loaded = useSyncExternalStore(
    hasStates ? stateLists.subscribe : subscribeToNothing,
    stateLists.getValue,
  )
  const [hasTimedOut, setHasTimedOut] = useState(false)
  const [typed, setTyped] = useState<TypedState | null>(null)
  const [text, setText] = useState('')
  const [filled, setFilled] = useState({ country, text: '' })
  const isLoading = hasStates && loaded === null
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setHasTimedOut, loadTimeout, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  const options = useMemo(
    () =>
      hasStates && loaded !== null
        ? loaded
            .listStates(country, lang)
            .filter(({ key }) => isServed(country, key))
            .map(({ key, name }) => ({ value: key, text: name }))
        : null,
    [hasStates, loaded, country, lang],
  )
  // Autofill may fill in the state before the country, so a typed text is kept. A state chosen from another country's list is not.
  if (filled.country !== country) {
    setFilled({ country, text: addressFormatOf(filled.country).hasStates ? '' : text })
    // The list replaces the text field.
    if (hasStates) setText('')
  }
  const isOfCountry = typed?.country === country
  if (isLoading && hasTimedOut && !isOfCountry) setTyped({ country, text: null })
  // Read once, before the text field is replaced.
  if (options !== null && isOfCountry && typed.text === null) setTyped({ country, text: text.trim() })
  const lateText = (isOfCountry && typed.text) || ''
  const query = lateText || filled.text
  const key = query === '' ? undefined : loaded?.findState(country, query)?.key
  const initial = options?.some(({ value }) => value === key) ? (key ?? '') : ''
  const isText = options === null ? hasTimedOut : lateText !== '' && initial === ''
  return { type: hasStates && !isText ? 'list' : 'text', options, initial, onTextChange: setText }
}
