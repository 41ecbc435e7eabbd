import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

declare global {
  /** What the bench calls in the page. */
  var mount: (count: number) => void
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
