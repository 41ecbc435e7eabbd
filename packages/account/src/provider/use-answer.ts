import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useRef } from 'react'

/** The state of a request to the server: `Ready`, once it has answered. */
export type Answer<Ready extends { readonly status: 'ready' }> =
  | { readonly status: 'loading' }
  | Ready
  | { readonly status: 'failed'; readonly message: string }

interface AnswerControl<Ready extends { readonly status: 'ready' }> {
  readonly answer: Answer<Ready>
  /** Applies a change that the server has made. Does nothing while there is no answer to change. */
  readonly change: (edit: (last: Ready) => Ready) => void
  /** Shows 'loading', and asks again. */
  readonly retry: () => void
  /** Asks again, and keeps the current answer meanwhile, and if the call fails. */
  readonly refresh: () => void
}

/**
 * Asks the server once per mount, and again if `read` changes.
 * @param read must be the same function at each render
 * @param isWanted nothing is asked while it is false
 */
export function useAnswer<Ready extends { readonly status: 'ready' }>(
  read: (signal: AbortSignal) => Promise<Ready>,
  isWanted = true,
): AnswerControl<Ready> {
  const { describeFailure } = useApi()
  const [answer, setAnswer] = useStateAfterPress<Answer<Ready>>({ status: 'loading' })

  /** Aborts the last request, so that a stale answer is not shown. */
  const asking = useRef<AbortController>(null)
  const ask = useCallback(() => {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    const show = (next: Answer<Ready>): void => {
      if (!signal.aborted) setAnswer(next)
    }
    read(signal).then(show, (error: unknown) => show({ status: 'failed', message: describeFailure(error) }))
  }, [read, describeFailure, setAnswer])
  const refreshing = useRef<AbortController>(null)
  const refresh = useCallback(() => {
    refreshing.current?.abort()
    const { signal } = (refreshing.current = new AbortController())
    const show = (next: Ready): void => {
      if (!signal.aborted) setAnswer((last) => (last.status === 'ready' ? next : last))
    }
    read(signal).then(show, () => undefined)
  }, [read, setAnswer])
  useEffect(() => {
    if (!isWanted) return undefined
    ask()
    return () => {
      asking.current?.abort()
      refreshing.current?.abort()
    }
  }, [ask, isWanted])
  const change = useCallback(
    (edit: (last: Ready) => Ready) => {
      // The answer that is under way may be older than the change.
      refreshing.current?.abort()
      setAnswer((last) => (last.status === 'ready' ? edit(last) : last))
    },
    [setAnswer],
  )

  function retry(): void {
    setAnswer({ status: 'loading' })
    ask()
  }

  return { answer, change, retry, refresh }
}
