/** The listeners of something that happens. */
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
      // Copied, so that whoever subscribes meanwhile, or again, is not told of what happened before.
      const present = [...listeners]
      for (const listener of present) listener(...told)
    },
  }
}
