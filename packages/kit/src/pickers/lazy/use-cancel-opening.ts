import { useLayoutEffect } from 'react'
import { comesFrom } from '../../surfaces/page/comes-from.ts'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'

/**
 * Cancels the opening of a picker while its code is being loaded: on Escape; on a press anywhere but on the button that opens it, which
 * toggles the picker itself; and when the focus moves, because a dialog that opened later would steal it.
 */
export function useCancelOpening(
  isUnderWay: boolean,
  anchor: HTMLElement | undefined,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined
    const listening = new AbortController()
    const capture = { signal: listening.signal, capture: true }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isForInputMethod(event)) return
        // Escape closes one surface at a time, and not also a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      },
      capture,
    )
    addEventListener(
      'pointerdown',
      (event) => {
        if (!comesFrom(event, [anchor ?? null])) onClose()
      },
      capture,
    )
    addEventListener(
      'focusin',
      (event) => {
        if (comesFrom(event, [anchor ?? null])) return
        listening.abort()
        onClose()
        // Closing has given the focus back to the button.
        const [target] = event.composedPath()
        if (target instanceof HTMLElement) target.focus()
      },
      capture,
    )
    return () => listening.abort()
  }, [isUnderWay, anchor, onClose])
}
