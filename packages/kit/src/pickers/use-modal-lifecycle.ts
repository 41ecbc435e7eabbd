import { useLayoutEffect, useRef } from 'react'
import { usePathChange } from '../router/use-path-change.ts'
import { leaveFullscreen } from '../surfaces/page/leave-fullscreen.ts'

/** The specification's rules for all modals: opening one ends fullscreen; it closes when the route or the value changes. */
export function useModalLifecycle(value: unknown, onClose: () => void): void {
  const previousValue = useRef(value)
  usePathChange(onClose)
  useLayoutEffect(leaveFullscreen, [])
  useLayoutEffect(() => {
    if (previousValue.current === value) return
    previousValue.current = value
    onClose()
  })
}
