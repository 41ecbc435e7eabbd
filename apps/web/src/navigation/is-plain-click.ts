import type { MouseEvent } from 'react'

/** A press that the page may take over. With a key held, the browser opens the link beside it. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
