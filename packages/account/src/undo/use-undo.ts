import type { ResponseBody } from '@foyer/core/wire'
import { useLatest } from '@foyer/kit/use-latest'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { ApiError, createIdempotencyKey, useApi, useFailure, useSession } from '@foyer/sign-in'
import { useCallback, useEffect, useState } from 'react'

type UndoLink =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** What the link restores, if it still works. */
  | { readonly status: 'known'; readonly undo: ResponseBody<'undoCheck'> }
  /** The change is undone. The page says so before the person sets a new password, or signs in if there is no token for that. */
  | ({ readonly status: 'done' } & ResponseBody<'undo'>)

interface UndoState {
  readonly link: UndoLink
  /** Why the change could not be undone; empty otherwise. */
  readonly problem: string
  readonly isPending: boolean
  readonly submit: () => void
  /** Asks again what the link restores. */
  readonly retry: () => void
}

interface UndoCallbacks {
  /** The change is undone, there is nothing else to say, and a new password is next. @param recoveryToken sets it */
  readonly onRecovery: (recoveryToken: string) => void
  /** The link is used up, or no longer works, so its button is removed. */
  readonly onSettled: () => void
}

/** The link of a notice: asks what it restores, which does not use it up, and undoes the change with a press. */
export function useUndo(token: string, { onRecovery, onSettled }: UndoCallbacks): UndoState {
  const { api, describeFailure } = useApi()
  const { session } = useSession()
  const failure = useFailure(describeFailure)
  /** The current callback, which may have changed by the time that the server has answered. */
  const latestOnRecovery = useLatest(onRecovery)
  // The same key for each press, because the answer to the previous one may have been lost.
  const [key] = useState(createIdempotencyKey)
  const [link, setLink] = useStateAfterPress<UndoLink>({ status: 'loading' })
  const [isPending, setIsPending] = useStateAfterPress(false)

  const checkLink = useCallback(
    (signal?: AbortSignal) => {
      const show = (next: UndoLink): void => {
        // A late answer says that the link is used up: the result of using it stays.
        if (signal?.aborted !== true) setLink((last) => (last.status === 'done' ? last : next))
      }
      api.call('undoCheck', { body: { token }, signal }).then(
        (undo) => show({ status: 'known', undo }),
        (error: unknown) => show({ status: 'failed', error }),
      )
    },
    [api, setLink, token],
  )

  useEffect(() => {
    if (token === '') {
      setLink({ status: 'known', undo: { isOpen: false } })
      return undefined
    }
    const controller = new AbortController()
    checkLink(controller.signal)
    return () => controller.abort()
  }, [checkLink, setLink, token])

  async function submit(): Promise<void> {
    setIsPending(true)
    failure.clear()
    try {
      const undone = await api.call('undo', { body: { token }, key })
      const { recoveryToken, unlinked } = undone
      if (recoveryToken !== undefined && unlinked.length === 0) {
        latestOnRecovery.current(recoveryToken)
        return
      }
      // This session may have been one of those that the undo has ended.
      if (session.getState().status === 'signed-in') await session.refresh()
      setLink({ status: 'done', ...undone })
      onSettled()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'recovery_invalid') {
        setLink({ status: 'known', undo: { isOpen: false } })
        onSettled()
      } else failure.show(error)
      setIsPending(false)
    }
  }

  return {
    link,
    problem: link.status === 'failed' ? describeFailure(link.error) : failure.message,
    isPending,
    submit: () => void submit(),
    retry() {
      setLink({ status: 'loading' })
      checkLink()
    },
  }
}
