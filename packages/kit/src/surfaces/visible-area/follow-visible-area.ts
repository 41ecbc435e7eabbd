/**
 * Keeps `--covered-top` and `--covered-bottom` of an element at the lengths, in px, that an on-screen keyboard covers of
 * the window. Gives what ends it.
 */
export function followVisibleArea(element: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (viewport === null) return () => undefined
  const follow = (): void => {
    const { offsetTop, height, scale } = viewport
    // Who has zoomed in looks at a part of the page, and moves it with two fingers.
    const isZoomed = scale > 1.01
    const bottom = document.documentElement.clientHeight - offsetTop - height
    set(element, '--covered-top', isZoomed ? 0 : offsetTop)
    set(element, '--covered-bottom', isZoomed ? 0 : bottom)
  }
  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}

/** Through the CSSOM: a strict CSP allows no style in markup. */
function set(element: HTMLElement, name: string, length: number): void {
  element.style.setProperty(name, `${Math.max(0, Math.round(length))}px`)
}
