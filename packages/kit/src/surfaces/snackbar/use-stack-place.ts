import { useEffect, useLayoutEffect } from 'react'
import { findTopDialog, treeOf } from '../page/tree-of.ts'
import { followVisibleArea } from '../visible-area/follow-visible-area.ts'
import { chooseEdge, type Edge } from './choose-edge.ts'
import type { SnackbarStore } from './snackbar-store.ts'

/** Places the stack at an edge, above the on-screen keyboard, so that it covers neither a modal nor the focused field. */
export function useStackPlace(
  host: HTMLElement,
  store: SnackbarStore,
  defaultEdge: Edge,
  isShown: boolean,
): void {
  // The stack's size changes with each snackbar.
  useLayoutEffect(() => placeStack(host, store, defaultEdge))

  useEffect(() => {
    if (!isShown) return undefined
    const stopFollowing = followVisibleArea(host)
    const place = (): void => placeStack(host, store, defaultEdge)
    // Outside of a shadow tree, nothing reports that the focus moves within it.
    const trees = [document, host.getRootNode()]
    for (const tree of trees) tree.addEventListener('focusin', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      stopFollowing()
      for (const tree of trees) tree.removeEventListener('focusin', place)
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [host, store, defaultEdge, isShown])
}

function placeStack(host: HTMLElement, store: SnackbarStore, defaultEdge: Edge): void {
  const { dataset } = host
  const { pauses } = store.getState()
  const currentEdge = dataset['edge'] as Edge | undefined
  if (currentEdge !== undefined && pauses.includes('focus')) return
  // While the pointer is over the stack, it does not move back to its preferred edge, but it does move away from a field.
  const preferred = currentEdge !== undefined && pauses.includes('hover') ? currentEdge : defaultEdge
  // On a phone a modal is a bottom sheet, with its buttons where snackbars would be. The field has priority, so it comes last.
  const obstacles = [findTopDialog(treeOf(host)), findField(host)]
  // Reading its size forces a layout, so it is only done if there is something to avoid.
  dataset['edge'] = obstacles.reduce(
    (edge, obstacle) =>
      obstacle
        ? chooseEdge(edge, host.getBoundingClientRect(), readArea(), obstacle.getBoundingClientRect())
        : edge,
    preferred,
  )
}

function findField(host: HTMLElement): Element | null {
  const { activeElement } = treeOf(host)
  return activeElement === document.body || host.contains(activeElement) ? null : activeElement
}

function readArea() {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {}
  return { left: 0, top: offsetTop, right: clientWidth, bottom: offsetTop + height }
}
