/** The listeners of an event. */
export interface Listeners<Data extends readonly unknown[]> {
  /** Adds a listener. Returns the function that removes it. */
  readonly subscribe: (listener: (...data: Data) => void) => () => void
  /** Calls all listeners, in the order in which they came. */
  readonly notify: (...data: Data) => void
}

/** Makes a list without listeners. */
export function createListeners<Data extends readonly unknown[] = []>(): Listeners<Data> {
  const listeners = new Set<(...data: Data) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify(...data) {
      // Copied, so that a listener added during the loop is not called for this event.
      const snapshot = [...listeners]
      for (const listener of snapshot) listener(...data)
    },
  }
}
