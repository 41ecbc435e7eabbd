import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect } from 'react'

export type DeviceSession = ResponseBody<'sessions'>['sessions'][number]

type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sessions: readonly DeviceSession[] }
  | { readonly status: 'failed'; readonly message: string }

export interface Sessions {
  readonly list: SessionList
  /** Ends a session. @throws ApiError when the call fails */
  readonly end: (id: string) => Promise<void>
  /** Ends all sessions but this one. @throws ApiError when the call fails */
  readonly endOthers: () => Promise<void>
}

/** The sessions of the signed-in person, requested once per mount: remount the component to try again. */
export function useSessions(): Sessions {
  const { api, describeFailure } = useApi()
  const [list, setList] = useStateAfterPress<SessionList>({ status: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const show = (next: SessionList): void => {
      if (!signal.aborted) setList(next)
    }
    api.call('sessions', { signal }).then(
      // The current session first, because the person recognises it.
      ({ sessions }) =>
        show({
          status: 'ready',
          sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
        }),
      (error: unknown) => show({ status: 'failed', message: describeFailure(error) }),
    )
    return () => abort.abort()
  }, [api, describeFailure, setList])

  const end = useCallback(
    async (id: string) => {
      await api.call('revokeSession', { params: { id } })
      setList((last) =>
        last.status === 'ready'
          ? { ...last, sessions: last.sessions.filter((session) => session.id !== id) }
          : last,
      )
    },
    [api, setList],
  )

  const endOthers = useCallback(async () => {
    await api.call('revokeOtherSessions', {})
    setList((last) =>
      last.status === 'ready'
        ? { ...last, sessions: last.sessions.filter(({ isCurrent }) => isCurrent) }
        : last,
    )
  }, [api, setList])

  return { list, end, endOthers }
}
