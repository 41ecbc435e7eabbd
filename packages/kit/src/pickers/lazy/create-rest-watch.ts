import { createStore } from '@foyer/core/store'
import { whenAtRest } from './when-at-rest.ts'

/** Whether the page has been at rest since somebody first waited for it. Fits React's `useSyncExternalStore`. */
export interface RestWatch {
  readonly isAtRest: () => boolean
  readonly subscribe: (tell: () => void) => () => void
}

export function createRestWatch(): RestWatch {
  const { getState, setState, subscribe } = createStore(false)
  return {
    isAtRest: getState,
    subscribe(tell) {
      whenAtRest(() => setState(true))
      return subscribe(tell)
    },
  }
}
