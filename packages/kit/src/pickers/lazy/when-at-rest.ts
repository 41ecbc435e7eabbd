import { whenIdle } from './when-idle.ts'

/** In ms: after the page has rendered and reacts, and before a screen reader user reaches its fields. */
const delay = 1000

/** Calls back a moment after the page has loaded, when the browser is idle between two keystrokes. Returns the function that cancels it. */
export function whenAtRest(act: () => void): () => void {
  const timer = setTimeout(whenIdle, delay, () => act())
  return () => clearTimeout(timer)
}
