/** In px: the distance from the box to the list (half of it is the box's focus ring), and from the list to the window's edge. */
const gap = 8
const margin = 4

/** Places a list below its input and as wide, or above where there is more room, clear of an on-screen keyboard. */
export function placeAtBox(list: HTMLElement): void {
  const box = list.parentElement?.querySelector('input')?.getBoundingClientRect()
  // The part of the page that the on-screen keyboard and pinch zoom leave visible.
  const viewport = window.visualViewport
  if (box === undefined || viewport === null) return
  const { offsetTop, height } = viewport
  const { clientHeight } = document.documentElement
  const below = Math.min(offsetTop + height, clientHeight) - box.bottom - gap - margin
  const above = box.top - offsetTop - gap - margin
  const isAbove = list.scrollHeight > below && above > below
  // Set through the CSSOM, because a strict CSP blocks style attributes in HTML.
  Object.assign(list.style, {
    inset: `${isAbove ? `auto auto ${clientHeight - box.top + gap}px` : `${box.bottom + gap}px auto auto`} ${box.left}px`,
    maxHeight: `${isAbove ? above : below}px`,
    width: `${box.width}px`,
  })
}
