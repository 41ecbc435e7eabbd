/**
 * Sets `--covered-top` and `--covered-bottom` of an element to the lengths, in px, that the on-screen keyboard covers of the window, and
 * keeps them up to date. Returns the function that stops this.
 */
export function followVisibleArea(element: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (viewport === null) return () => undefined
  const update = (): void => {
    const { offsetTop, height, scale } = viewport
    // While zoomed in, the visual viewport is small because of the zoom, and not because of a keyboard.
    const isZoomed = scale > 1.01
    const bottom = document.documentElement.clientHeight - offsetTop - height
    setLength(element, '--covered-top', isZoomed ? 0 : offsetTop)
    setLength(element, '--covered-bottom', isZoomed ? 0 : bottom)
  }
  update()
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
  return () => {
    viewport.removeEventListener('resize', update)
    viewport.removeEventListener('scroll', update)
  }
}

/** Set through the CSSOM, because a strict CSP blocks style attributes in HTML. */
function setLength(element: HTMLElement, name: string, length: number): void {
  element.style.setProperty(name, `${Math.max(0, Math.round(length))}px`)
}
