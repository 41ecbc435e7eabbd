import { useCallback, useSyncExternalStore } from 'react'

/** The seconds until a time in ms since the epoch, rounded up; 0 once it is past. Renders each second. */
export function useSecondsUntil(time: number): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tick = (): void => {
        notify()
        // Counted anew from the clock each second, because timers stand still while a device sleeps.
        const remaining = time - Date.now()
        if (remaining > 0) timer = setTimeout(tick, remaining % 1000 || 1000)
      }
      tick()
      return () => clearTimeout(timer)
    },
    [time],
  )
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((time - Date.now()) / 1000)),
    () => 0,
  )
}
