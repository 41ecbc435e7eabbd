/** Open surfaces: a picker or another dialog, a list, a menu, or a picker that is being loaded. */
const openSurface = ':popover-open, dialog:modal, [aria-haspopup][aria-expanded="true"]'

/** Whether an Escape is meant for something inside a surface instead of the surface itself: an open surface, or a search that it clears. */
export function hasOwnEscape(surface: Element, event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
  return (isSearch && surface.contains(target)) || surface.querySelector(openSurface) !== null
}
