/** Does something once the page has nothing else to do. Safari has no idle callbacks. */
export function whenIdle(act: () => void): void {
  ;(globalThis.requestIdleCallback ?? setTimeout)(act)
}
