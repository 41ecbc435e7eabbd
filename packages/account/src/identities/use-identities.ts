import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useState } from 'react'

export type Identity = ResponseBody<'identities'>['identities'][number]

type IdentityList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly identities: readonly Identity[] }
  | { readonly status: 'failed'; readonly message: string }

/** The linked accounts, shared by the parts of a page: an unlinked one disappears from all. */
export interface LinkedAccounts {
  readonly list: IdentityList
  /** An account was unlinked on this page. */
  readonly isChanged: boolean
  /** Unlinks an account. @throws ApiError when the call fails */
  readonly unlink: (social: string) => Promise<void>
  /** Requests the list again. */
  readonly retry: () => void
}

/**
 * The linked accounts of the signed-in person.
 * @param isWanted nothing is asked while it is false
 */
export function useIdentities(isWanted = true): LinkedAccounts {
  const { api, describeFailure } = useApi()
  const [list, setList] = useStateAfterPress<IdentityList>({ status: 'loading' })
  const [isChanged, setIsChanged] = useState(false)

  const ask = useCallback(
    (signal?: AbortSignal) => {
      const show = (next: IdentityList): void => {
        if (signal?.aborted !== true) setList(next)
      }
      api.call('identities', { signal }).then(
        ({ identities }) => show({ status: 'ready', identities }),
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

  const unlink = useCallback(
    async (social: string) => {
      await api.call('unlinkIdentity', { params: { social } })
      setIsChanged(true)
      setList((last) =>
        last.status === 'ready'
          ? { ...last, identities: last.identities.filter((identity) => identity.social !== social) }
          : last,
      )
    },
    [api, setList],
  )

  function retry(): void {
    setList({ status: 'loading' })
    ask()
  }

  return { list, isChanged, unlink, retry }
}
