import { findTopDialog, isInside, treeOf } from '../page/tree-of.ts'

export interface Standing {
  /** Moves the element to its current place. */
  readonly move: () => void
  readonly end: () => void
}

/**
 * Keeps an element above everything and interactive: inside the topmost open dialog, because everything outside it is inert, or in `home`
 * while no dialog is open.
 */
export function standAboveDialogs(element: HTMLElement, home: HTMLElement): Standing {
  // As a popover it is in the top layer, and independent of the dialog's transforms and scrolling.
  element.setAttribute('popover', 'manual')
  const move = (): void => {
    const top = findDialog(home) ?? home
    if (element.parentNode === top && element.isConnected) return
    top.append(element)
    element.showPopover()
  }
  move()
  const observer = new MutationObserver(move)
  for (const tree of new Set([treeOf(home), document]))
    observer.observe(tree, { subtree: true, attributeFilter: ['open'] })
  return {
    move,
    end: () => {
      observer.disconnect()
      element.remove()
    },
  }
}

/** The topmost open dialog of the tree of `home`, or else of the page, unless `home` is inside that one. */
function findDialog(home: HTMLElement): Element | undefined {
  const tree = treeOf(home)
  const own = findTopDialog(tree)
  if (own !== undefined || tree === document) return own
  const ofPage = findTopDialog(document)
  return ofPage && isInside(home, ofPage) ? undefined : ofPage
}
