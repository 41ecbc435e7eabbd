import type { FormStore } from '@foyer/core/form'
import { useEffect } from 'react'

/** Restarts a pending request when the device is rotated. */
export function useRestartOnRotation<Result>(store: FormStore<Result>): void {
  useEffect(() => {
    const restart = (): void => store.restart()
    // WebKitGTK has no `screen.orientation`.
    const orientation = screen.orientation as ScreenOrientation | undefined
    const [target, event] = orientation ? [orientation, 'change'] : [window, 'orientationchange']
    target.addEventListener(event, restart)
    return () => target.removeEventListener(event, restart)
  }, [store])
}
