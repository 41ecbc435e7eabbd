import type { MouseEvent } from 'react'

/** The address of the link that was activated, by pointer or key; `null` if the target is not in a link. */
export function findClickedLink({ target }: MouseEvent): string | null {
  return (target as Element).closest('a')?.getAttribute('href') || null
}
