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
    const cancel = (): void => {
      abortController.abort()
      onClose()
    }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isForInputMethod(event)) return
        // Escape closes one surface at a time, and not also a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        cancel()
      },
      listenerOptions,
    )
    addEventListener(
      'pointerdown',
      (event) => {
        if (!comesFrom(event, [anchor ?? null])) cancel()
      },
      listenerOptions,
    )
    const handleFocusIn = (event: Event): void => {
      if (comesFrom(event, [anchor ?? null])) return
      cancel()
      // Closing has given the focus back to the button.
      const [target] = event.composedPath()
      if (target instanceof HTMLElement) target.focus()
    }
    // Outside of a shadow tree, nothing reports that the focus moves within it.
    for (const target of [window, anchor?.getRootNode()])
      target?.addEventListener('focusin', handleFocusIn, listenerOptions)
    return () => abortController.abort()
  }, [isLoading, anchor, onClose])
}
