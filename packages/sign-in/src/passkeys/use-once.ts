import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef } from 'react'

/**
 * Acts once for each turn, although React also runs effects again: when an `<Activity>` is shown again, and in strict mode.
 * @param turn nothing is done for 0; a greater number than the last one acts again. Default: 1, for once per mount.
 */
export function useOnce(act: () => void, turn = 1): void {
  const done = useRef(0)
  const latest = useLatest(act)
  useEffect(() => {
    if (done.current >= turn) return undefined
    let isCurrent = true
    // Later, because strict mode cleans up at once, which would cancel the action, and then runs this again.
    queueMicrotask(() => {
      if (!isCurrent) return
      done.current = turn
      latest.current()
    })
    return () => {
      isCurrent = false
    }
  }, [turn, latest])
}
