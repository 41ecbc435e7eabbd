export type Edge = 'top' | 'bottom'

/** In px, relative to the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The distance in px between the stack and the window's edge. */
const margin = 16

/**
 * The edge where a stack of snackbars covers least of a focused field or a modal: the preferred one, unless the other covers less.
 * `area` is the part of the window that the on-screen keyboard leaves visible.
 */
export function chooseEdge(preferred: Edge, stack: Box, area: Box, field: Box | null): Edge {
  if (field === null) return preferred
  const other = preferred === 'top' ? 'bottom' : 'top'
  return coveredHeight(other, stack, area, field) < coveredHeight(preferred, stack, area, field)
    ? other
    : preferred
}

/** The height, in px, of the part of the field that the stack would cover. */
function coveredHeight(edge: Edge, stack: Box, area: Box, field: Box): number {
  if (stack.right <= field.left || stack.left >= field.right) return 0
  const height = stack.bottom - stack.top
  const top = edge === 'top' ? area.top + margin : area.bottom - margin - height
  return Math.max(0, Math.min(top + height, field.bottom) - Math.max(top, field.top))
}
