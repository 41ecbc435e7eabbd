export type Edge = 'top' | 'bottom'

/** In px, in the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** px between the stack and the edge of the window. */
const margin = 16

/**
 * The edge for a stack of snackbars, which covers as little as can be of the field that has the focus, or of a modal: the
 * wanted one, unless less is covered at the other. `area` is what the on-screen keyboard leaves of the window.
 */
export function chooseEdge(wanted: Edge, stack: Box, area: Box, field: Box | null): Edge {
  if (field === null) return wanted
  const other = wanted === 'top' ? 'bottom' : 'top'
  return covered(other, stack, area, field) < covered(wanted, stack, area, field) ? other : wanted
}

/** How high, in px, the part of the field is that the stack covers. */
function covered(edge: Edge, stack: Box, area: Box, field: Box): number {
  if (stack.right <= field.left || stack.left >= field.right) return 0
  const height = stack.bottom - stack.top
  const top = edge === 'top' ? area.top + margin : area.bottom - margin - height
  return Math.max(0, Math.min(top + height, field.bottom) - Math.max(top, field.top))
}
