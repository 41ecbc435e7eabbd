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
    if (!content || content.contains(document.activeElement)) return
    const first = content.querySelector<HTMLElement>(controls)
    if (first !== null && first.getBoundingClientRect().bottom <= innerHeight) first.focus()
  }, [])
  return <span ref={ref} hidden />
}
