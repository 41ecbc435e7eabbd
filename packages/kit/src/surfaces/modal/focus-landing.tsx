import { useLayoutEffect, useRef } from 'react'
import { controls } from '../page/controls.ts'

/**
 * Rendered after the content of a modal. When the content mounts, now or later, it moves the focus to its first control, unless that
 * is out of view. `autoFocus` in the content takes precedence.
 */
export function FocusLanding() {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const content = ref.current?.parentElement
    if (!content || content.matches(':focus-within')) return
    const first = [...content.querySelectorAll<HTMLElement>(controls)].find((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
    if (first !== undefined && first.getBoundingClientRect().bottom <= innerHeight) first.focus()
  }, [])
  return <span ref={ref} hidden />
}
