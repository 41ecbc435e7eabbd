import { whenIdle } from './when-idle.ts'

/** In ms: long enough for the page to render and respond, and short enough to be before a screen reader user reaches its fields. */
const delay = 1000

/** Calls back a moment after the page has loaded, when the browser is idle between two keystrokes. Returns the function that cancels it. */
export function whenAtRest(callback: () => void): () => void {
  const timer = setTimeout(whenIdle, delay, () => callback())
  return () => clearTimeout(timer)
}
