import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnswer, type Answer } from '../provider/use-answer.ts'
import { signalPasskeys } from './passkeys/signal-passkeys.ts'

export type Factors = ResponseBody<'factors'>

interface ReadyFactors {
  readonly status: 'ready'
  readonly factors: Factors
  /** The passkeys, if they were changed on this page since the server's answer. */
  readonly changedPasskeys: Factors['passkeys'] | null
}

/** Recovery codes that the server has just made, and shows once. */
export interface NewCodes {
  /** The section that shows them. */
  readonly section: 'authenticator' | 'recovery-codes'
  readonly codes: readonly string[]
}

/** Passkeys, authenticator app and recovery codes, shared by the parts of a page. */
export interface SharedFactors {
  readonly list: Answer<ReadyFactors>
  /** Requests them again. */
  readonly retry: () => void
  /** Requests them again, and shows the current ones meanwhile. */
  readonly refresh: () => void
  /** The server has made a change: shows it, and tells the browser's password manager which passkeys there are now. */
  readonly change: (edit: (factors: Factors) => Factors) => void
  /** Shown until the person confirms that they have kept them, even if they leave the room by accident and come back. */
  readonly newCodes: NewCodes | null
  readonly setNewCodes: (codes: NewCodes | null) => void
}

/**
 * The passkeys and second factors of the signed-in person.
 * @param isEnabled nothing is asked while it is false
 */
export function useFactors(isEnabled = true): SharedFactors {
  const { api } = useApi()
  const read = useCallback(
    async (signal: AbortSignal): Promise<ReadyFactors> => ({
      status: 'ready',
      factors: await api.call('factors', { signal }),
      changedPasskeys: null,
    }),
    [api],
  )
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null)
  const { answer: list, change: changeReady, retry, refresh } = useAnswer(read, isEnabled)

  const changedPasskeys = list.status === 'ready' ? list.changedPasskeys : null
  /** For the request of the last change: an earlier one may be answered later. */
  const signalController = useRef<AbortController>(null)
  useEffect(() => {
    if (changedPasskeys === null) return
    signalController.current?.abort()
    const { signal } = (signalController.current = new AbortController())
    // Asked again: the list on the page may lack a passkey that was added elsewhere since, and the password manager would delete it.
    api.call('factors', { signal }).then(
      (factors) => signal.aborted || signalPasskeys(factors),
      () => undefined,
    )
  }, [api, changedPasskeys])

  const change = useCallback(
    (edit: (factors: Factors) => Factors) =>
      changeReady((last) => {
        const factors = edit(last.factors)
        const isSame = factors.passkeys === last.factors.passkeys
        return { ...last, factors, changedPasskeys: isSame ? last.changedPasskeys : factors.passkeys }
      }),
    [changeReady],
  )

  return { list, retry, refresh, change, newCodes, setNewCodes }
}
