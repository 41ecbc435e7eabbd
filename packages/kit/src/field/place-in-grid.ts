/** A ref that puts an element into a grid area. Set through the CSSOM, because a strict CSP blocks style attributes in HTML. */
export function placeInGrid(area: string): (element: HTMLElement | null) => void {
  return (element) => element?.style.setProperty('grid-area', area)
}
