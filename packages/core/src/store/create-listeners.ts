/** The listeners of an event. */
export interface Listeners<Told extends readonly unknown[]> {
  /** Adds a listener. Returns the function that removes it. */
  readonly subscribe: (listener: (...told: Told) => void) => () => void
  /** Calls all listeners, in the order in which they came. */
  readonly tell: (...told: Told) => void
}

/** Makes a list without listeners. */
export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(...told) {
      // Copied, so that a listener added during the loop is not called for this event.
      const present = [...listeners]
      for (const listener of present) listener(...told)
    },
  }
}
