import { useEffect, useLayoutEffect } from 'react'
import { followVisibleArea } from '../visible-area/follow-visible-area.ts'
import { chooseEdge, type Edge } from './choose-edge.ts'
import type { SnackbarStore } from './snackbar-store.ts'

/** Stands at an edge, above the on-screen keyboard, and goes out of the way of a modal, and of the field that has the focus. */
export function useStackPlace(host: HTMLElement, store: SnackbarStore, wanted: Edge, isShown: boolean): void {
  // With each snackbar the stack is another one.
  useLayoutEffect(() => placeStack(host, store, wanted))

  useEffect(() => {
    if (!isShown) return undefined
    const unfollow = followVisibleArea(host)
    const place = (): void => placeStack(host, store, wanted)
    document.addEventListener('focusin', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      unfollow()
      document.removeEventListener('focusin', place)
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [host, store, wanted, isShown])
}

function placeStack(host: HTMLElement, store: SnackbarStore, wanted: Edge): void {
  const { dataset } = host
  const { pauses } = store.getState()
  const now = dataset['edge'] as Edge | undefined
  if (now !== undefined && pauses.includes('focus')) return
  // It does not go back from under a pointer; out of the way of a field it does.
  const preferred = now !== undefined && pauses.includes('hover') ? now : wanted
  // On a phone a modal is a sheet, with its buttons where snackbars would stand. The field counts for more.
  const others = [[...document.querySelectorAll('dialog:modal')].at(-1), findField(host)]
  // To measure is to lay the page out.
  dataset['edge'] = others.reduce(
    (edge, other) =>
      other
        ? chooseEdge(edge, host.getBoundingClientRect(), readArea(), other.getBoundingClientRect())
        : edge,
    preferred,
  )
}

function findField(host: HTMLElement): Element | null {
  const { activeElement, body } = document
  return activeElement === body || host.contains(activeElement) ? null : activeElement
}

function readArea() {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {}
  return { left: 0, top: offsetTop, right: clientWidth, bottom: offsetTop + height }
}
