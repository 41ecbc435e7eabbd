import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useCallback, useEffect, useRef, type RefObject } from 'react'

export interface HeadingFocus {
  /** The ref of the heading. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Call it with the change that removes a focused control: the focus goes to the heading, unless the person has gone on elsewhere. */
  readonly takeFocus: () => void
}

/** Where the focus goes when a focused control is removed with its row, its form or its message. */
export function useHeadingFocus(): HeadingFocus {
  const heading = useRef<HTMLHeadingElement>(null)
  const [focusRequests, setFocusRequests] = useStateAfterPress(0)
  useEffect(() => {
    if (focusRequests > 0 && isFocusFree()) heading.current?.focus()
  }, [focusRequests])
  const takeFocus = useCallback(() => setFocusRequests((count) => count + 1), [setFocusRequests])
  return { heading, takeFocus }
}
