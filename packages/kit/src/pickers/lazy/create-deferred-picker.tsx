import { createStore } from '@foyer/core/store'
import { useEffect, useSyncExternalStore, type FunctionComponent } from 'react'
import type { LazyPicker } from './create-lazy-picker.tsx'
import { useCancelOpening } from './use-cancel-opening.ts'

/**
 * A lazy picker whose own code, which reports that loading is under way or has failed, is loaded later too, so that an input which many
 * people never open is smaller. If it cannot be loaded, the picker closes, and the next press tries again.
 */
export function createDeferredPicker<
  Props extends { readonly anchor?: HTMLElement; readonly onClose: () => void },
>(load: () => Promise<{ readonly default: LazyPicker<Props> }>): LazyPicker<Props> {
  const { getState, setState, subscribe } = createStore<LazyPicker<Props> | null>(null)
  let loading: Promise<LazyPicker<Props>> | null = null

  function loadOnce(): Promise<LazyPicker<Props>> {
    loading ??= load()
      .catch(load)
      .then((opener) => {
        setState(opener.default)
        return opener.default
      })
    loading.catch(() => (loading = null))
    return loading
  }

  function Picker(props: Props) {
    // No picker is open on the server.
    const Loaded: FunctionComponent<Props> | null = useSyncExternalStore(subscribe, getState)
    const { anchor, onClose } = props
    useCancelOpening(Loaded === null, anchor, onClose)
    useEffect(() => {
      let isOpen = true
      loadOnce().catch(() => isOpen && onClose())
      return () => {
        isOpen = false
      }
    }, [onClose])
    return Loaded && <Loaded {...props} />
  }

  return Object.assign(Picker, {
    preload: (locale: string) => void loadOnce().then((picker) => picker.preload(locale), Object),
  })
}
