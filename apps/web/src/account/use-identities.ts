import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useState } from 'react'

export type Identity = ResponseBody<'identities'>['identities'][number]

type IdentityList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly identities: readonly Identity[] }
  | { readonly status: 'failed'; readonly message: string }

export interface Identities {
  readonly list: IdentityList
  /** Unlinks one. @throws ApiError when the server did not do it */
  readonly unlink: (social: string) => Promise<void>
}

/** The linked accounts of the person signed in, asked for once: another try is another component. */
export function useIdentities(): Identities {
  const { api, describeFailure } = useApi()
  const [list, setList] = useState<IdentityList>({ status: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const show = (next: IdentityList): void => {
      if (!signal.aborted) setList(next)
    }
    api.call('identities', { signal }).then(
      ({ identities }) => show({ status: 'ready', identities }),
      (error: unknown) => show({ status: 'failed', message: describeFailure(error) }),
    )
    return () => abort.abort()
  }, [api, describeFailure])

  const unlink = useCallback(
    async (social: string) => {
      await api.call('unlinkIdentity', { params: { social } })
      setList((last) =>
        last.status === 'ready'
          ? { ...last, identities: last.identities.filter((identity) => identity.social !== social) }
          : last,
      )
    },
    [api],
  )

  return { list, unlink }
}
