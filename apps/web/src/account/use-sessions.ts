import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useState } from 'react'

export type DeviceSession = ResponseBody<'sessions'>['sessions'][number]

export type SessionList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sessions: readonly DeviceSession[] }
  | { readonly status: 'failed'; readonly message: string }

export interface Sessions {
  readonly list: SessionList
  readonly retry: () => void
  /** Ends one session. @throws ApiError when the server did not do it */
  readonly end: (id: string) => Promise<void>
}

/** The sessions of the person signed in. */
export function useSessions(): Sessions {
  const { api, describeFailure } = useApi()
  const [list, setList] = useState<SessionList>({ status: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    void (async () => {
      try {
        const { sessions } = await api.call('sessions', { signal: abort.signal })
        setList({ status: 'ready', sessions })
      } catch (error) {
        if (!abort.signal.aborted) setList({ status: 'failed', message: describeFailure(error) })
      }
    })()
    return () => abort.abort()
  }, [api, describeFailure, round])

  const retry = useCallback(() => {
    setList({ status: 'loading' })
    setRound((last) => last + 1)
  }, [])

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

  return { list, retry, end }
}
