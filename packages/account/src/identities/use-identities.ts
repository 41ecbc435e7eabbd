import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback, useState } from 'react'
import { nullIfNotFound } from '../form/null-if-not-found.ts'
import { useAnswer, type Answer } from '../provider/use-answer.ts'

export type Identity = ResponseBody<'identities'>['identities'][number]

interface ReadyIdentities {
  readonly status: 'ready'
  readonly identities: readonly Identity[]
}

/** The linked accounts, shared by the parts of a page: an unlinked one disappears from all. */
export interface LinkedAccounts {
  readonly list: Answer<ReadyIdentities>
  /** An account was unlinked on this page. */
  readonly isChanged: boolean
  /** Unlinks an account. @throws ApiError when the call fails */
  readonly unlink: (social: string) => Promise<void>
  /** Requests the list again. */
  readonly retry: () => void
  /** Requests it again, and shows the current one meanwhile. */
  readonly refresh: () => void
}

/**
 * The linked accounts of the signed-in person.
 * @param isEnabled nothing is asked while it is false
 */
export function useIdentities(isEnabled = true): LinkedAccounts {
  const { api } = useApi()
  const read = useCallback(
    async (signal: AbortSignal): Promise<ReadyIdentities> => {
      const { identities } = await api.call('identities', { signal })
      return { status: 'ready', identities }
    },
    [api],
  )
  const { answer: list, change, retry, refresh } = useAnswer(read, isEnabled)
  const [isChanged, setIsChanged] = useState(false)

  const unlink = useCallback(
    async (social: string) => {
      await nullIfNotFound(api.call('unlinkIdentity', { params: { social } }))
      setIsChanged(true)
      change((last) => ({
        ...last,
        identities: last.identities.filter((identity) => identity.social !== social),
      }))
    },
    [api, change],
  )

  return { list, isChanged, unlink, retry, refresh }
}
