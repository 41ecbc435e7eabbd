import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useState } from 'react'

export type DeviceSession = ResponseBody<'sessions'>['sessions'][number]

type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sessions: readonly DeviceSession[] }
  | { readonly status: 'failed'; readonly message: string }

export interface Sessions {
  readonly list: SessionList
  /** Ends one session. @throws ApiError when the server did not do it */
  readonly end: (id: string) => Promise<void>
  /** Ends all but this one. @throws ApiError when the server did not do it */
  readonly endOthers: () => Promise<void>
}

/** The sessions of the person signed in, asked for once: another try is another component. */
export function useSessions(): Sessions {
  const { api, describeFailure } = useApi()
  const [list, setList] = useState<SessionList>({ status: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const show = (next: SessionList): void => {
      if (!signal.aborted) setList(next)
    }
    api.call('sessions', { signal }).then(
      // This one first: it is the one that is known for sure.
      ({ sessions }) =>
        show({
          status: 'ready',
          sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
        }),
      (error: unknown) => show({ status: 'failed', message: describeFailure(error) }),
    )
    return () => abort.abort()
  }, [api, describeFailure])

  const end = useCallback(
    async (id: string) => {
      await api.call('revokeSession', { params: { id } })
      setList((last) =>
        last.status === 'ready'
          ? { ...last, sessions: last.sessions.filter((session) => session.id !== id) }
          : last,
      )
    },
    [api],
  )

  const endOthers = useCallback(async () => {
    await api.call('revokeOtherSessions', {})
    setList((last) =>
      last.status === 'ready'
        ? { ...last, sessions: last.sessions.filter(({ isCurrent }) => isCurrent) }
        : last,
    )
  }, [api])

  return { list, end, endOthers }
}
