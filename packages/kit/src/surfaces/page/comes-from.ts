/**
 * Whether an event comes from inside of one of the elements. By its path, because a listener of the window sees the host of a shadow tree
 * as the target.
 */
export function comesFrom(event: Event, elements: readonly (Element | null)[]): boolean {
  const path = event.composedPath()
  return elements.some((element) => element !== null && path.includes(element))
}
