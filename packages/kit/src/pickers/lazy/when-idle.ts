/** In ms. A browser may never find a page idle: in the background, or while something moves in it. */
const timeout = 2000

/** Calls back when the browser is idle, and after 2 s at the latest. Safari has no `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout })
  else setTimeout(callback)
}
