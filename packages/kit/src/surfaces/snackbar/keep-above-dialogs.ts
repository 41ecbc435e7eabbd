import { findTopDialog, isInside, treeOf } from '../page/tree-of.ts'

export interface TopLayer {
  /** Moves the element to its current place. */
  readonly move: () => void
  readonly end: () => void
}

/**
 * Keeps an element above everything and interactive: in the topmost open dialog, because everything outside is inert, or in `fallbackParent`
 * while no dialog is open.
 */
export function keepAboveDialogs(element: HTMLElement, fallbackParent: HTMLElement): TopLayer {
  // As a popover it is in the top layer, and independent of the dialog's transforms and scrolling.
  element.setAttribute('popover', 'manual')
  const move = (): void => {
    const parent = findDialog(fallbackParent) ?? fallbackParent
    if (element.parentNode === parent && element.isConnected) return
    parent.append(element)
    element.showPopover()
  }
  move()
  const observer = new MutationObserver(move)
  for (const tree of new Set([treeOf(fallbackParent), document]))
    observer.observe(tree, { subtree: true, attributeFilter: ['open'] })
  return {
    move,
    end: () => {
      observer.disconnect()
      element.remove()
    },
  }
}

/** The topmost open dialog of the tree of `fallbackParent`, or else of the page, unless `fallbackParent` is inside that one. */
function findDialog(fallbackParent: HTMLElement): Element | undefined {
  const tree = treeOf(fallbackParent)
  const ownDialog = findTopDialog(tree)
  if (ownDialog !== undefined || tree === document) return ownDialog
  const pageDialog = findTopDialog(document)
  return pageDialog && isInside(fallbackParent, pageDialog) ? undefined : pageDialog
}
