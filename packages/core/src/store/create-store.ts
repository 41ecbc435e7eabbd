/** A state, and who wants to hear of it. Fits React's `useSyncExternalStore`. */
export interface Store<State> {
  readonly getState: () => State
  /** Tells all listeners, unless it is the state that there is. */
  readonly setState: (next: State) => void
  /** Calls back after each change. Gives the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(next) {
      if (Object.is(next, state)) return
      state = next
      for (const tell of listeners) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
