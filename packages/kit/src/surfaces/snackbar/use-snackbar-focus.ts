import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { isForInputMethod } from '../page/is-for-input-method.ts'
import { treeOf } from '../page/tree-of.ts'
import type { SnackbarStore } from './snackbar-store.ts'

/**
 * Moves the focus to the snackbars with F6, and back with F6 or Escape. Pauses their time while they have the focus, and in a hidden tab.
 */
export function useSnackbarFocus(host: HTMLElement, store: SnackbarStore, isShown: boolean) {
  const previousFocus = useRef<HTMLElement | null>(null)

  const returnFocus = useCallback((): void => {
    if (previousFocus.current?.isConnected) previousFocus.current.focus()
    else focusedIn(host)?.blur()
  }, [host])

  useEffect(() => {
    if (!isShown) return undefined
    const handleKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (focusedIn(host)) returnFocus()
      else newestControl(host)?.focus()
    }
    const handleVisibilityChange = (): void => store.hold('hidden', document.hidden)
    handleVisibilityChange()
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      store.hold('hidden', false)
    }
  }, [host, store, isShown, returnFocus])

  // No event reports that the pointer and the focus have left a layer that is removed, and another layer may take over.
  useEffect(
    () => () => {
      store.hold('hover', false)
      store.hold('focus', false)
    },
    [store],
  )

  const leaveFocus = useCallback(
    (element: HTMLElement): void => {
      const focused = focusedIn(element)
      if (focused === null) return
      // A person who closes a snackbar by keyboard may want to close the next one; after a press of the pointer the focus returns.
      const next = focused.matches(':focus-visible') ? newestControl(host) : undefined
      if (next === undefined) returnFocus()
      else next.focus()
    },
    [host, returnFocus],
  )

  /** Closes all snackbars. The focus leaves the pressed button first, because it is removed, too. */
  const clear = (): void => {
    store.clear()
    if (focusedIn(host)) returnFocus()
  }

  return {
    leaveFocus,
    clear,
    onFocus: (event: FocusEvent) => {
      if (isWithin(host, event.relatedTarget)) return
      previousFocus.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
      store.hold('focus', true)
    },
    onBlur: (event: FocusEvent) => {
      if (!isWithin(host, event.relatedTarget)) store.hold('focus', false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isForInputMethod(event.nativeEvent)) return
      // Otherwise Escape would also close the dialog that they are in.
      event.preventDefault()
      event.stopPropagation()
      returnFocus()
    },
  }
}

/** The focused element inside an element. */
function focusedIn(element: HTMLElement): HTMLElement | null {
  const { activeElement } = treeOf(element)
  return activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null
}

function isWithin(host: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && host.contains(target)
}

/** The control of the newest snackbar; errors come first, because they are in the second list. */
function newestControl(host: HTMLElement): HTMLElement | undefined {
  const items = [...host.querySelectorAll('li:not([data-leaving])')].toReversed()
  for (const item of items) {
    const control = item.querySelector<HTMLElement>('button:not(:disabled), a[href]')
    if (control !== null) return control
  }
  return undefined
}
