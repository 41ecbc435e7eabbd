import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useCallback, useEffect, useRef, type SetStateAction } from 'react'

/** The state of a request to the server: `Ready`, once it has answered. */
export type Answer<Ready extends { readonly status: 'ready' }> =
  | { readonly status: 'loading' }
  | Ready
  | { readonly status: 'failed'; readonly error: unknown }

interface AnswerControl<Ready extends { readonly status: 'ready' }> {
  readonly answer: Answer<Ready>
  /** Applies a change that the server has made, to the current answer and to the one under way. */
  readonly change: (edit: (last: Ready) => Ready) => void
  /** Shows 'loading', and asks again. */
  readonly retry: () => void
  /** Asks again, and keeps the current answer meanwhile, and if the call fails. */
  readonly refresh: () => void
}

/**
 * Asks the server once per mount, and again if `read` changes.
 * @param read the same function at each render, and the same question in every one: give the component a `key` for another
 * @param isEnabled nothing is asked while it is false
 */
export function useAnswer<Ready extends { readonly status: 'ready' }>(
  read: (signal: AbortSignal) => Promise<Ready>,
  isEnabled = true,
): AnswerControl<Ready> {
  const [answer, setAnswer] = useStateAfterPress<Answer<Ready>>({ status: 'loading' })
  /** The request under way. The next one aborts it, so that a stale answer is not shown. */
  const loadController = useRef<AbortController>(null)

  const load = useCallback(() => {
    loadController.current?.abort()
    const abort = (loadController.current = new AbortController())
    const show = (next: SetStateAction<Answer<Ready>>): void => {
      if (abort.signal.aborted) return
      loadController.current = null
      setAnswer(next)
    }
    read(abort.signal).then(show, (error: unknown) =>
      show((last) => (last.status === 'ready' ? last : { status: 'failed', error })),
    )
  }, [read, setAnswer])

  useEffect(() => {
    if (!isEnabled) return undefined
    load()
    return () => {
      loadController.current?.abort()
      loadController.current = null
    }
  }, [load, isEnabled])

  const change = useCallback(
    (edit: (last: Ready) => Ready) => {
      setAnswer((last) => (last.status === 'ready' ? edit(last) : last))
      // The answer that is under way may be older than the change.
      if (loadController.current !== null) load()
    },
    [load, setAnswer],
  )

  function retry(): void {
    setAnswer({ status: 'loading' })
    load()
  }

  return { answer, change, retry, refresh: load }
}
