/**
 * Whether an event comes from inside one of the elements. Uses the event's path, because a listener of the window gets the host of a shadow
 * tree as the target.
 */
export function comesFrom(event: Event, elements: readonly (Element | null)[]): boolean {
  const path = event.composedPath()
  return elements.some((element) => element !== null && path.includes(element))
}
