import { useEffect, useState } from 'react'

/** What ends a press. A key ends one whose release was not seen, as behind a menu of the browser. */
const ends = ['mouseup', 'keydown', 'pointercancel', 'dragend'] as const

/** Knows whether a pointer is pressing anything on the page. */
class PressWatch {
  #isPressing = false
  #waiting: (() => void) | null = null

  listen = (): (() => void) => {
    const listening = new AbortController()
    // Captured: nobody on the page can keep it from us.
    const options = { signal: listening.signal, capture: true }
    addEventListener('pointerdown', this.#begin, options)
    for (const end of ends) addEventListener(end, this.#end, options)
    return () => listening.abort()
  }

  /** Calls once the press that is under way is over, or at once if there is none. */
  afterPress = (act: () => void): void => {
    if (this.#isPressing) this.#waiting = act
    else act()
  }

  #begin = (): void => {
    this.#isPressing = true
  }

  #end = (): void => {
    this.#isPressing = false
    this.#waiting?.()
    this.#waiting = null
  }
}

/**
 * For what closes when the focus leaves it. The press that takes the focus away is aimed at something below: if that
 * moved before the release, nothing would be clicked. By touch too, whose mouse events come after the pointer's.
 */
export function useAfterPress(): (act: () => void) => void {
  const [watch] = useState(() => new PressWatch())
  useEffect(() => watch.listen(), [watch])
  return watch.afterPress
}
