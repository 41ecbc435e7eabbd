/** A ref that puts an element in a grid area. Through the CSSOM: a strict CSP refuses style attributes in HTML. */
export function placeInGrid(area: string): (element: HTMLElement | null) => void {
  return (element) => element?.style.setProperty('grid-area', area)
}
