import { useLayoutEffect, type RefObject } from 'react'
import type { FloatingPlacement } from './floating-placement.ts'

/** Places a surface beside its anchor until the end is called. */
type KeepPlaced = (anchor: HTMLElement, surface: HTMLElement, placement: FloatingPlacement) => () => void

/**
 * Shows a surface above everything else while it is open, beside its anchor. The code that finds the place is loaded
 * when a surface opens first; the surface is seen once it has its place.
 */
export function useFloating(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
  placement: FloatingPlacement,
): void {
  useLayoutEffect(() => {
    const [from, floating] = [anchor.current, surface.current]
    if (!isOpen || from === null || floating === null) return
    let stop: ReturnType<KeepPlaced> | null = null
    let isOver = false
    // In the top layer, no box around it cuts it off and no dialog covers it.
    floating.showPopover()
    void loadPlacing().then((keepPlaced) => (stop = isOver ? null : keepPlaced(from, floating, placement)))
    return () => {
      isOver = true
      stop?.()
      if (floating.isConnected) floating.hidePopover()
      delete floating.dataset['side']
    }
  }, [isOpen, anchor, surface, placement])
}

async function loadPlacing(): Promise<KeepPlaced> {
  try {
    return (await import('./keep-placed.ts')).default
  } catch {
    return placeBelow
  }
}

/** Where the code that knows better could not be loaded. */
function placeBelow(anchor: HTMLElement, surface: HTMLElement): () => void {
  const { left, bottom } = anchor.getBoundingClientRect()
  surface.style.left = `${Math.max(0, Math.min(left, innerWidth - surface.offsetWidth))}px`
  surface.style.top = `${bottom}px`
  surface.dataset['side'] = 'bottom'
  return () => {}
}
