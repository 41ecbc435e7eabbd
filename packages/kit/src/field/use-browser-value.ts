import { useSyncExternalStore } from 'react'

/**
 * A value that only the browser knows. It is read at each render, and nothing tells when it changes.
 * @param prerendered the value on a server, and while a prerendered page is hydrated
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered)
}

function subscribeToNothing(): () => void {
  return () => {}
}
