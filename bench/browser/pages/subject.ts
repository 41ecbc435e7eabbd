import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** What a press on the first button shows, the button in it that closes it, and how often. */
interface Surface {
  readonly shown: string
  readonly closes: string
  readonly count: number
  /** Whether it has come in for good before it is closed: half a way in is half a way out, for some. */
  readonly isSettled: boolean
}

declare global {
  /** What the bench calls in the page. */
  var mount: (count: number) => void
  var cycle: (surface: Surface) => Promise<number>
}

/** Shows what is measured when the bench asks for it, all at once. */
export function showOnDemand(render: (count: number) => ReactNode): void {
  globalThis.mount = (count) => {
    const root = createRoot(document.querySelector('#root') ?? document.body)
    flushSync(() => root.render(render(count)))
  }
}

/** Names of `count` fields. */
export function listNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `field-${index}`)
}

/** Shows a surface and has it gone; tells how often it was painted in between. */
globalThis.cycle = async ({ shown, closes, count, isSettled }) => {
  const frame = () => new Promise(requestAnimationFrame)
  const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()
  let painted = 0
  for (let turn = 0; turn < count; turn++) {
    press('#root button')
    // The second frame begins when the first one has been drawn.
    for (let frames = 0; frames < 2; frames++) await frame()
    if (document.querySelector(shown)?.checkVisibility()) painted++
    // What comes later than that was not painted in time, and has to go all the same.
    while (!document.querySelector(closes)) await frame()
    if (isSettled) await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    press(closes)
    while (document.querySelector(shown)) await frame()
  }
  return painted
}
