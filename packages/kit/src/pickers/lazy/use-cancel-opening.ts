import { useLayoutEffect } from 'react'
import { comesFrom } from '../../surfaces/page/comes-from.ts'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'

/**
 * Cancels the opening of a picker while its code is being loaded: on Escape; on a press anywhere but on the button that opens it, which
 * toggles the picker itself; and when the focus moves, because a dialog that opened later would steal it.
 */
export function useCancelOpening(
  isLoading: boolean,
  anchor: HTMLElement | undefined,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    if (!isLoading) return undefined
    const abortController = new AbortController()
    const listenerOptions = { signal: abortController.signal, capture: true }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isForInputMethod(event)) return
        // Escape closes one surface at a time, and not also a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      },
      listenerOptions,
    )
    addEventListener(
      'pointerdown',
      (event) => {
        if (!comesFrom(event, [anchor ?? null])) onClose()
      },
      listenerOptions,
    )
    addEventListener(
      'focusin',
      (event) => {
        if (comesFrom(event, [anchor ?? null])) return
        abortController.abort()
        onClose()
        // Closing has given the focus back to the button.
        const [target] = event.composedPath()
        if (target instanceof HTMLElement) target.focus()
      },
      listenerOptions,
    )
    return () => abortController.abort()
  }, [isLoading, anchor, onClose])
}
