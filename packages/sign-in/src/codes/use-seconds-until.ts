import { useCallback, useSyncExternalStore } from 'react'

/** The seconds until a time in ms since the epoch, rounded up; 0 once it is past. Renders each second. */
export function useSecondsUntil(time: number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tick = (): void => {
        tell()
        // Counted anew from the clock each second, because timers stand still while a device sleeps.
        const left = time - Date.now()
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
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
