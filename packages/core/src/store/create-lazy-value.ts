import { createStore } from './create-store.ts'

/** A value that is loaded by the first subscription. Fits React's `useSyncExternalStore`. */
export interface LazyValue<Value> {
  /** `null` until it is loaded. */
  readonly getValue: () => Value | null
  /**
   * Calls back once the value is loaded. The first subscription starts loading; after a failure the next one tries
   * again.
   */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a value that `load` provides for its first subscriber.
 * @param load called again after a failure, by the next subscription; the failure itself is not reported
 */
export function createLazyValue<Value>(load: () => Promise<Value>): LazyValue<Value> {
  const { getState, setState, subscribe } = createStore<Value | null>(null)
  let loading: Promise<void> | null = null
  return {
    getValue: getState,
    subscribe(listener) {
      if (getState() === null)
        loading ??= load()
          .then(setState, () => {})
          .finally(() => {
            loading = null
          })
      return subscribe(listener)
    },
  }
}
