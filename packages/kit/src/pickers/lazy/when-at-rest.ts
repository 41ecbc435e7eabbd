import { whenIdle } from './when-idle.ts'

/** In ms: long enough for the page to render and respond, and short enough to be before a screen reader user reaches its fields. */
const delay = 1000

/** Calls back a moment after the page has loaded, when the browser is idle between two keystrokes. Returns the function that cancels it. */
export function whenAtRest(callback: () => void): () => void {
  let isCancelled = false
  const timer = setTimeout(whenIdle, delay, () => {
    // Cancelled while the browser was not idle yet.
    if (!isCancelled) callback()
  })
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}
