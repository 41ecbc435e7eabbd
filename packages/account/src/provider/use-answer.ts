import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useCallback, useEffect, useRef } from 'react'

/** What the server answers a part of the account: `Ready`, once it has. */
export type Answer<Ready extends { readonly status: 'ready' }> =
  | { readonly status: 'loading' }
  | Ready
  | { readonly status: 'failed'; readonly message: string }

interface AnswerControl<Ready extends { readonly status: 'ready' }> {
  readonly answer: Answer<Ready>
  /** The server has made a change. Nothing happens before it has answered. */
  readonly change: (edit: (last: Ready) => Ready) => void
  /** Shows 'loading', and asks again. */
  readonly retry: () => void
  /** Asks again, and shows the present answer meanwhile, and where the server is not reached. */
  readonly refresh: () => void
}

/**
 * Asks the server once per mount, and for another `read`.
 * @param read has to be the same function from render to render
 * @param isWanted nothing is asked while it is false
 */
export function useAnswer<Ready extends { readonly status: 'ready' }>(
  read: (signal: AbortSignal) => Promise<Ready>,
  isWanted = true,
): AnswerControl<Ready> {
  const { describeFailure } = useApi()
  const [answer, setAnswer] = useStateAfterPress<Answer<Ready>>({ status: 'loading' })

  /** Of the last request: an older one shows nothing any more. */
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
      // What is on its way may be older than the change.
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
