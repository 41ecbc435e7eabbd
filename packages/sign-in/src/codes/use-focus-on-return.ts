import { afterPress } from '@foyer/kit/after-press'
import { useEffect, useRef, type RefObject } from 'react'

/** Finds the field for an e-mail address or a phone number. That of the method that is not selected is hidden. */
export const identifierField = ':is([name=email], [name=phone]):not([hidden] *)'

/**
 * Focuses a field of a form that comes back in the place of the step after it: the pressed button has gone with the step.
 * @param root the element around the form
 * @param isAway the step is there, and the form hidden
 * @returns what to set as the person goes back: the selector of the field
 */
export function useFocusOnReturn(
  root: RefObject<HTMLElement | null>,
  isAway: boolean,
): RefObject<string | null> {
  const wanted = useRef<string>(null)
  useEffect(() => {
    const selector = wanted.current
    if (isAway || selector === null) return
    wanted.current = null
    afterPress(() => root.current?.querySelector<HTMLElement>(selector)?.focus())
  }, [isAway, root])
  return wanted
}
