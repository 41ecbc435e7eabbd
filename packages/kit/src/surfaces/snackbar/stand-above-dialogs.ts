export interface Standing {
  /** Moves the element to where it belongs now. */
  readonly move: () => void
  readonly end: () => void
}

/**
 * Keeps an element above everything and usable: inside the topmost open dialog, because all else is inert then, or in `home` while no
 * dialog is open.
 */
export function standAboveDialogs(element: HTMLElement, home: HTMLElement): Standing {
  // As a popover it is in the top layer, and independent of the dialog's transforms and scrolling.
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
