import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback } from 'react'
import { nullIfNotFound } from '../form/null-if-not-found.ts'
import { useAnswer, type Answer } from '../provider/use-answer.ts'
import { useOnReturn } from '../verify/use-on-return.ts'

export type DeviceSession = ResponseBody<'sessions'>['sessions'][number]

interface ReadySessions {
  readonly status: 'ready'
  readonly sessions: readonly DeviceSession[]
}

export interface Sessions {
  readonly list: Answer<ReadySessions>
  /** Ends a session, unless it has ended meanwhile. @throws ApiError when the call fails */
  readonly end: (id: string) => Promise<void>
  /** Ends all sessions but this one. @throws ApiError when the call fails */
  readonly endOthers: () => Promise<void>
  /** Requests the list again. */
  readonly retry: () => void
}

/** The sessions of the signed-in person, requested once per mount. */
export function useSessions(): Sessions {
  const { api } = useApi()
  const read = useCallback(
    async (signal: AbortSignal): Promise<ReadySessions> => {
      const { sessions } = await api.call('sessions', { signal })
      // The current session first, because the person recognises it.
      return {
        status: 'ready',
        sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
      }
    },
    [api],
  )
  const { answer: list, change, retry, refresh } = useAnswer(read)
  useOnReturn(() => {
    // Another tab may have ended some.
    if (list.status === 'ready') refresh()
  })

  const end = useCallback(
    async (id: string) => {
      // It may have ended elsewhere, or because the provider or the passkey that opened it was removed.
      await nullIfNotFound(api.call('revokeSession', { params: { id } }))
      change((last) => ({ ...last, sessions: last.sessions.filter((session) => session.id !== id) }))
    },
    [api, change],
  )

  const endOthers = useCallback(async () => {
    await api.call('revokeOtherSessions', {})
    change((last) => ({ ...last, sessions: last.sessions.filter(({ isCurrent }) => isCurrent) }))
  }, [api, change])

  return { list, end, endOthers, retry }
}
