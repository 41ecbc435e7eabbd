/** The middle of an element, in the coordinates of the Chrome DevTools Protocol. */
export function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  // The test page is an iframe of the page that the protocol knows, and may be scaled down.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const scale = frame.width / innerWidth
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale }
}
