import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect } from 'react'
import { useIdentifierAnswers } from './identifier-answers.ts'

export type Identifier = ResponseBody<'identifiers'>['identifiers'][number]

type IdentifierList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly identifiers: readonly Identifier[] }
  | { readonly status: 'failed'; readonly message: string }

export interface Identifiers {
  readonly list: IdentifierList
  /** None of the identifiers is proven, and there is one. */
  readonly isUnproven: boolean
  /** Requests the list again. */
  readonly retry: () => void
  /** Requests it again, and shows the present one meanwhile. */
  readonly refresh: () => void
  /** An identifier was proven just now, in place of the one of its kind. */
  readonly put: (identifier: Omit<Identifier, 'verifiedAt'>) => void
  /** The identifier of a kind was removed. */
  readonly drop: (kind: Identifier['kind']) => void
}

/**
 * The identifiers of the signed-in person, asked for anew; notices that come later have the same answer.
 * @param isWanted nothing is asked while it is false
 */
export function useIdentifiers(userId: string, isWanted = true): Identifiers {
  const { describeFailure } = useApi()
  const answers = useIdentifierAnswers()
  const [list, setList] = useStateAfterPress<IdentifierList>({ status: 'loading' })

  const read = useCallback(async (): Promise<IdentifierList> => {
    answers.forget(userId)
    const { identifiers } = await answers.read(userId)
    return { status: 'ready', identifiers }
  }, [answers, userId])

  const ask = useCallback(
    (signal?: AbortSignal) => {
      const show = (next: IdentifierList): void => {
        if (signal?.aborted !== true) setList(next)
      }
      read().then(show, (error: unknown) => show({ status: 'failed', message: describeFailure(error) }))
    },
    [read, describeFailure, setList],
  )

  useEffect(() => {
    if (!isWanted) return undefined
    const abort = new AbortController()
    ask(abort.signal)
    return () => abort.abort()
  }, [ask, isWanted])

  function replace(kind: Identifier['kind'], added: readonly Identifier[]): void {
    setList((last) => {
      if (last.status !== 'ready') return last
      return {
        status: 'ready',
        identifiers: [...last.identifiers.filter((each) => each.kind !== kind), ...added],
      }
    })
  }

  const identifiers = list.status === 'ready' ? list.identifiers : []
  return {
    list,
    isUnproven: identifiers.length > 0 && identifiers.every(({ verifiedAt }) => verifiedAt === null),
    retry() {
      setList({ status: 'loading' })
      ask()
    },
    refresh() {
      // What is shown stays where the server is not reached.
      read().then(setList, () => undefined)
    },
    put: (identifier) => replace(identifier.kind, [{ ...identifier, verifiedAt: new Date().toISOString() }]),
    drop: (kind) => replace(kind, []),
  }
}
