import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The selectors of a surface that the first button shows, and of its close button, and the number of cycles. */
interface Surface {
  readonly shown: string
  readonly closes: string
  readonly count: number
  /** Must the opening animation end before the surface is closed? Some libraries animate back from the current position. */
  readonly isSettled: boolean
}

declare global {
  /** The functions that the bench calls in the page. */
  var mount: (count: number) => void
  var cycle: (surface: Surface) => Promise<number>
}

/** Renders the subject when the bench asks for it, all at once. */
export function showOnDemand(render: (count: number) => ReactNode): void {
  globalThis.mount = (count) => {
    const root = createRoot(document.querySelector('#root') ?? document.body)
    flushSync(() => root.render(render(count)))
  }
}

/** The names of `count` fields. */
export function listNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `field-${index}`)
}

/** Shows and closes a surface repeatedly; returns how often it was painted in between. */
globalThis.cycle = async ({ shown, closes, count, isSettled }) => {
  const frame = () => new Promise(requestAnimationFrame)
  const pressElement = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()
  let paintCount = 0
  for (let iteration = 0; iteration < count; iteration++) {
    pressElement('#root button')
    // The second callback runs after the first frame has been painted.
    for (let frames = 0; frames < 2; frames++) await frame()
    if (document.querySelector(shown)?.checkVisibility()) paintCount++
    // A surface that appears later was not painted in time, but must be closed all the same.
    while (!document.querySelector(closes)) await frame()
    if (isSettled) await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    pressElement(closes)
    while (document.querySelector(shown)) await frame()
  }
  return paintCount
}
