import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'

type Pending = ResponseBody<'pendingCodes'>['pending'][number]

/** A code that this browser waits for. */
export interface PendingCode extends Pick<Pending, 'kind' | 'to'> {
  /** In ms since the epoch: from then on, another one can be sent. */
  readonly resendAt: number
  /** It was sent before the page was loaded: the person has pressed nothing yet. */
  readonly isResumed: boolean
}

export interface PendingCodeState {
  /** `null`: none. `undefined` while the server is asked. */
  readonly code: PendingCode | null | undefined
  /** A code was sent just now. */
  readonly markSent: (sent: Pick<Pending, 'kind' | 'to'>) => void
}

/** In ms: as long as the server waits between two messages. */
const resendWait = 60_000

/** The pending code for a purpose that was requested by this browser, in this session. `null` if the server cannot be asked. */
export function usePendingCode(purpose: Pending['purpose']): PendingCodeState {
  const { api } = useApi()
  const [code, setCode] = useStateAfterPress<PendingCode | null | undefined>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    const show = (pending: readonly Pending[]): void => {
      if (controller.signal.aborted) return
      const found = pending.find((each) => each.purpose === purpose)
      if (found === undefined) return setCode(null)
      // Never longer than the server waits: the clock of this device may be slow.
      const resendAt = Math.min(Date.parse(found.resendAt), Date.now() + resendWait)
      setCode({ ...found, resendAt, isResumed: true })
    }
    api.call('pendingCodes', { signal: controller.signal }).then(
      ({ pending }) => show(pending),
      () => show([]),
    )
    return () => controller.abort()
  }, [api, purpose, setCode])

  return {
    code,
    markSent: ({ kind, to }) => setCode({ kind, to, resendAt: Date.now() + resendWait, isResumed: false }),
  }
}
