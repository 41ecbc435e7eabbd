export interface Standing {
  /** Goes to where it has to be now, if it is not there. */
  readonly move: () => void
  readonly end: () => void
}

/**
 * Keeps an element above everything, and in use: in the dialog that is open on top, since all else is inert then, and at
 * home when none is.
 */
export function standAboveDialogs(element: HTMLElement, home: HTMLElement): Standing {
  // Above the page's own layers, and no part of the box of a dialog that moves or scrolls.
  element.setAttribute('popover', 'manual')
  const move = (): void => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? home
    if (element.parentNode === top && element.isConnected) return
    top.append(element)
    element.showPopover()
  }
  move()
  const observer = new MutationObserver(move)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  return {
    move,
    end: () => {
      observer.disconnect()
      element.remove()
    },
  }
}
