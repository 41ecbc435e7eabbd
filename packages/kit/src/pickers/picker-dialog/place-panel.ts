import { clamp } from '../clamp.ts'

/** An element's place in the window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The visible part of the page, without the on-screen keyboard, and inside a pinch zoom. */
export interface View extends Size {
  readonly left: number
  readonly top: number
}

export interface Placement extends Size {
  readonly left: number
  readonly top: number
}

/** px between a panel and its anchor, and between a panel and the window's edge. */
const gap = 8
const margin = 8
/** In px: where a panel would be lower than this, it covers its anchor instead. */
const minHeight = 240

/**
 * Places a panel below its anchor, or above if there is more room; aligned with the anchor's start, and inside the view. Calculated here
 * instead of by `keepPlaced`, which is asynchronous: a picker renders only the rows that fit, so its first frame needs the height.
 */
export function placePanel(anchor: Box, view: View, preferred: Size, isRightToLeft: boolean): Placement {
  const width = Math.min(preferred.width, view.width - 2 * margin)
  const left = clamp(
    isRightToLeft ? anchor.right - width : anchor.left,
    view.left + margin,
    view.left + view.width - margin - width,
  )
  const top = view.top + margin
  const bottom = view.top + view.height - margin
  const maxHeight = Math.min(preferred.height, bottom - top)
  const requiredHeight = Math.min(maxHeight, minHeight)
  const below = bottom - anchor.bottom - gap
  const above = anchor.top - gap - top
  const isBelow = below >= maxHeight || (below >= above && below >= requiredHeight)
  const availableHeight = isBelow ? below : above
  const height = availableHeight >= requiredHeight ? Math.min(maxHeight, availableHeight) : maxHeight
  const preferredTop =
    isBelow || availableHeight < requiredHeight ? anchor.bottom + gap : anchor.top - gap - height
  return { left, width, height, top: clamp(preferredTop, top, bottom - height) }
}

/** Places a bottom sheet, with a strip of the page left visible above it. */
export function placeSheet(view: View, preferred: Size): Placement {
  const width = Math.min(preferred.width, view.width)
  const height = Math.min(preferred.height, view.height - margin)
  return {
    width,
    height,
    left: view.left + (view.width - width) / 2,
    top: view.top + view.height - height,
  }
}
