import { useLayoutEffect, useRef } from 'react'
import { usePathChange } from '../router/use-path-change.ts'
import { leaveFullscreen } from '../surfaces/modal/leave-fullscreen.ts'

/** What the specification asks of every modal: fullscreen ends when it opens; it closes with its route, and with its value. */
export function useModalEnd(value: unknown, onClose: () => void): void {
  const opened = useRef(value)
  usePathChange(onClose)
  useLayoutEffect(leaveFullscreen, [])
  useLayoutEffect(() => {
    if (opened.current === value) return
    opened.current = value
    onClose()
  })
}
