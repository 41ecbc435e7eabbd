import { useLayoutEffect, type RefObject } from 'react'
import type { FloatingPlacement } from './floating-placement.ts'

/** Places a surface beside its anchor until the returned function is called. */
type KeepPlaced = (anchor: HTMLElement, surface: HTMLElement, placement: FloatingPlacement) => () => void

/**
 * Shows a surface in the top layer beside its anchor while it is open. The code that computes the place is loaded when a surface first
 * opens; the surface becomes visible once it is placed.
 */
export function useFloating(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
  placement: FloatingPlacement,
): void {
  useLayoutEffect(() => {
    const [anchorElement, surfaceElement] = [anchor.current, surface.current]
    if (!isOpen || anchorElement === null || surfaceElement === null) return
    let stop: ReturnType<KeepPlaced> | null = null
    let isStopped = false
    // In the top layer, no ancestor clips it and no dialog covers it.
    surfaceElement.showPopover()
    void loadPositioning().then(
      (keepPlaced) => (stop = isStopped ? null : keepPlaced(anchorElement, surfaceElement, placement)),
    )
    return () => {
      isStopped = true
      stop?.()
      if (surfaceElement.isConnected) surfaceElement.hidePopover()
      delete surfaceElement.dataset['side']
    }
  }, [isOpen, anchor, surface, placement])
}

async function loadPositioning(): Promise<KeepPlaced> {
  try {
    return (await import('./keep-placed.ts')).default
  } catch {
    return placeBelow
  }
}

/** A simple placement, for when the positioning code could not be loaded. */
function placeBelow(anchor: HTMLElement, surface: HTMLElement): () => void {
  const { left, bottom } = anchor.getBoundingClientRect()
  surface.style.left = `${Math.max(0, Math.min(left, innerWidth - surface.offsetWidth))}px`
  surface.style.top = `${bottom}px`
  surface.dataset['side'] = 'bottom'
  return () => {}
}
