import { addressFormatOf } from '@foyer/core/address'
import { isServed } from '@foyer/core/checkout'
import { createLazyValue } from '@foyer/core/store'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

export interface StateOption {
  readonly key: string
  readonly name: string
}

export interface States {
  /**
   * `list`: one of `options` is chosen; `null` while they are loading. `text`: the country has none, or they cannot be loaded: the
   * server knows their names too.
   */
  readonly type: 'list' | 'text'
  readonly options: readonly StateOption[] | null
}

/** Loaded for the first country that has a list. */
const lists = createLazyValue(() => import('@foyer/core/address-written'))

/** In ms: with a line as slow as that, a person types the state instead. */
const patience = 5000

const subscribeToNothing = () => () => {}

/** The states of a country, by their names in a language. */
export function useStates(country: string, lang: string): States {
  const { hasStates } = addressFormatOf(country)
  const loaded = useSyncExternalStore(hasStates ? lists.subscribe : subscribeToNothing, lists.getValue)
  const [hasWaited, setHasWaited] = useState(false)
  const isWaiting = hasStates && loaded === null
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(setHasWaited, patience, true)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const options = useMemo(
    () =>
      hasStates && loaded !== null
        ? loaded.listStates(country, lang).filter(({ key }) => isServed(country, key))
        : null,
    [hasStates, loaded, country, lang],
  )
  return { type: hasStates && (options !== null || !hasWaited) ? 'list' : 'text', options }
}
