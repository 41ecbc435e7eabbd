import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect } from 'react'
import { signalPasskeys } from './passkeys/signal-passkeys.ts'

export type Factors = ResponseBody<'factors'>

type FactorList =
  | { readonly status: 'loading' }
  /** `isChanged`: on this page, after the server has answered. */
  | { readonly status: 'ready'; readonly factors: Factors; readonly isChanged: boolean }
  | { readonly status: 'failed'; readonly message: string }

/** Passkeys, authenticator app and recovery codes, shared by the parts of a page. */
export interface SharedFactors {
  readonly list: FactorList
  /** Requests them again. */
  readonly retry: () => void
  /** The server has made a change: shows it, and tells the browser's password manager. */
  readonly change: (edit: (factors: Factors) => Factors) => void
}

/**
 * The passkeys and second factors of the signed-in person.
 * @param isWanted nothing is asked while it is false
 */
export function useFactors(isWanted = true): SharedFactors {
  const { api, describeFailure } = useApi()
  const [list, setList] = useStateAfterPress<FactorList>({ status: 'loading' })

  const ask = useCallback(
    (signal?: AbortSignal) => {
      const show = (next: FactorList): void => {
        if (signal?.aborted !== true) setList(next)
      }
      api.call('factors', { signal }).then(
        (factors) => show({ status: 'ready', factors, isChanged: false }),
        (error: unknown) => show({ status: 'failed', message: describeFailure(error) }),
      )
    },
    [api, describeFailure, setList],
  )

  useEffect(() => {
    if (!isWanted) return undefined
    const abort = new AbortController()
    ask(abort.signal)
    return () => abort.abort()
  }, [ask, isWanted])

  useEffect(() => {
    if (list.status === 'ready' && list.isChanged) signalPasskeys(list.factors)
  }, [list])

  const change = useCallback(
    (edit: (factors: Factors) => Factors) =>
      setList((last) =>
        last.status === 'ready' ? { status: 'ready', factors: edit(last.factors), isChanged: true } : last,
      ),
    [setList],
  )

  function retry(): void {
    setList({ status: 'loading' })
    ask()
  }

  return { list, retry, change }
}
