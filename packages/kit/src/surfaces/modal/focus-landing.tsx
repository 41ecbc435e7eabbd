import { useLayoutEffect, useRef } from 'react'

const controls =
  ':is(input:not([type="hidden"]), select, textarea, button):not(:disabled), a[href], [tabindex="0"]'

/**
 * Stands behind the content of a modal, and leads the focus into it when it arrives, at once or later: to its first
 * control, unless that is out of sight. `autoFocus` in the content goes before.
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
