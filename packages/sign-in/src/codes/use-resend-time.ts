import type { ResponseBody } from '@foyer/core/wire'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { resendWait } from './resend-wait.ts'

type PendingCode = ResponseBody<'pendingCodes'>['pending'][number]

interface ResendTimeOptions {
  readonly purpose: PendingCode['purpose']
  /** The page was loaded again after the code was sent. */
  readonly isResumed: boolean
  /** Called when no code for this purpose is pending in this browser any more. */
  readonly onExpired: () => void
}

/**
 * When the next message can be sent, in ms since the epoch, as the server says of a code that was sent before the page was loaded.
 * `undefined`: a minute from now.
 */
export function useResendTime({ purpose, isResumed, onExpired }: ResendTimeOptions): number | undefined {
  const { api } = useFoyer('useResendTime')
  const [time, setTime] = useState<number>()
  const latestOnExpired = useLatest(onExpired)
  useEffect(() => {
    if (!isResumed) return undefined
    let isCurrent = true
    const handlePending = ({ pending }: ResponseBody<'pendingCodes'>): void => {
      if (!isCurrent) return
      const code = pending.find((each) => each.purpose === purpose)
      if (code === undefined) latestOnExpired.current()
      // Never longer than the server waits: the clock of this device may be slow.
      else setTime(Math.min(Date.parse(code.resendAt), Date.now() + resendWait))
    }
    // An error is ignored: the code can be sent again a minute after the page was loaded.
    api.call('pendingCodes', {}).then(handlePending, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, isResumed, purpose, latestOnExpired])
  return time
}
