import type { MouseEvent } from 'react'

/** A click that the app may handle. With a modifier key, the browser opens the link in a new tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
