import type { ResponseBody } from '@foyer/core/wire'
import { useCallback } from 'react'
import { useAnswer, type Answer } from '../provider/use-answer.ts'
import { useIdentifierCache } from './identifier-cache.ts'

export type Identifier = ResponseBody<'identifiers'>['identifiers'][number]

interface ReadyIdentifiers {
  readonly status: 'ready'
  readonly identifiers: readonly Identifier[]
}

export interface Identifiers {
  readonly list: Answer<ReadyIdentifiers>
  /** None of the identifiers is proven, and there is one. */
  readonly isUnproven: boolean
  /** Requests the list again. */
  readonly retry: () => void
  /** Requests it again, and shows the current one meanwhile. */
  readonly refresh: () => void
  /** Puts an identifier that was just proven in place of the one of its kind. */
  readonly put: (identifier: Omit<Identifier, 'verifiedAt'>) => void
  /** Removes the identifier of a kind from the list, after the server has. */
  readonly drop: (kind: Identifier['kind']) => void
}

/**
 * The identifiers of the signed-in person, requested anew even if they are cached. Notices that mount later share the answer.
 * @param isEnabled nothing is asked while it is false
 */
export function useIdentifiers(userId: string, isEnabled = true): Identifiers {
  const cache = useIdentifierCache()
  const read = useCallback(async (): Promise<ReadyIdentifiers> => {
    cache.invalidate(userId)
    const { identifiers } = await cache.read(userId)
    return { status: 'ready', identifiers }
  }, [cache, userId])
  const { answer: list, change, retry, refresh } = useAnswer(read, isEnabled)

  function replace(kind: Identifier['kind'], added: readonly Identifier[]): void {
    change((last) => ({
      ...last,
      identifiers: [...last.identifiers.filter((each) => each.kind !== kind), ...added],
    }))
  }

  const identifiers = list.status === 'ready' ? list.identifiers : []
  return {
    list,
    isUnproven: identifiers.length > 0 && identifiers.every(({ verifiedAt }) => verifiedAt === null),
    retry,
    refresh,
    put: (identifier) => replace(identifier.kind, [{ ...identifier, verifiedAt: new Date().toISOString() }]),
    drop: (kind) => replace(kind, []),
  }
}
