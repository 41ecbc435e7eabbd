/** In px: between the box and the list, half of it the ring of the box, and between the list and the window's edge. */
const gap = 8
const margin = 4

/** Puts a list below the input it stands beside and as wide, or above where there is more room: clear of a phone's keyboard. */
export function placeAtBox(list: HTMLElement): void {
  const box = list.parentElement?.querySelector('input')?.getBoundingClientRect()
  // What a phone's keyboard and a zoom leave of the page.
  const view = window.visualViewport
  if (box === undefined || view === null) return
  const { offsetTop, height } = view
  const { clientHeight } = document.documentElement
  const below = Math.min(offsetTop + height, clientHeight) - box.bottom - gap - margin
  const above = box.top - offsetTop - gap - margin
  const isAbove = list.scrollHeight > below && above > below
  // Through the CSSOM: a strict CSP refuses style attributes in HTML.
  Object.assign(list.style, {
    inset: `${isAbove ? `auto auto ${clientHeight - box.top + gap}px` : `${box.bottom + gap}px auto auto`} ${box.left}px`,
    maxHeight: `${isAbove ? above : below}px`,
    width: `${box.width}px`,
  })
}
