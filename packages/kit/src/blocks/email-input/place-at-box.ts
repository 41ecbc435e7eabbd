/** Pixels; half of them are the ring of the box. */
const gap = 8

/** Puts a list below the box it stands in and as wide, or above where there is more room: clear of a phone's keyboard. */
export function placeAtBox(list: HTMLElement): void {
  const box = list.parentElement?.getBoundingClientRect()
  if (box === undefined) return
  const { clientHeight } = document.documentElement
  // What a phone's keyboard and a zoom leave of the page.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight }
  const below = Math.min(offsetTop + height, clientHeight) - box.bottom - 1.5 * gap
  const above = box.top - offsetTop - 1.5 * gap
  const isAbove = list.scrollHeight > below && above > below
  // Through the CSSOM: a strict CSP refuses style attributes in HTML.
  Object.assign(list.style, {
    maxHeight: `${isAbove ? above : below}px`,
    top: isAbove ? 'auto' : `${box.bottom + gap}px`,
    bottom: isAbove ? `${clientHeight - box.top + gap}px` : 'auto',
    left: `${box.left}px`,
    width: `${box.width}px`,
  })
}
