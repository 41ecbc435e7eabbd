import { createListeners } from './create-listeners.ts'

/** A state and its listeners. Fits React's `useSyncExternalStore`. */
export interface Store<State> {
  readonly getState: () => State
  /** Sets the state and notifies all listeners, unless it is the same. */
  readonly setState: (next: State) => void
  /** Calls back after each change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store. States are compared by `Object.is`. @param initialState its first state */
export function createStore<State>(initialState: State): Store<State> {
  let state = initialState
  const { subscribe, notify } = createListeners()
  return {
    getState: () => state,
    setState(next) {
      if (Object.is(next, state)) return
      state = next
      notify()
    },
    subscribe,
  }
}
