import type { MouseEvent } from 'react'

/** The address of the link that was pressed, by pointer or by key; `null` where something else was. */
export function findClickedLink({ target }: MouseEvent): string | null {
  return (target instanceof Element && target.closest('a')?.getAttribute('href')) || null
}
