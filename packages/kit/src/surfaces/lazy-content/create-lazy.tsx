import { createStore } from '@foyer/core/store'
import { Suspense, useLayoutEffect, useState, useSyncExternalStore, type FunctionComponent } from 'react'

/** The props of a notice: without `onRetry` the component is loading, with it loading has failed. */
interface RetryProps {
  readonly onRetry?: (() => void) | undefined
}

/** A component whose code is loaded later. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code ahead of the first render, which then shows it at once. Errors are ignored. */
  readonly preload: () => void
}

/** Each failure is a new object, so that failures can be told apart. */
type LoadState<Props> =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly Content: FunctionComponent<Props> }

/**
 * A component whose code is loaded by its first render. After two failures `Notice` asks the person to try again. A failure is not cached:
 * the next mount loads again. A store instead of `React.lazy`, which suspends, and so hides and reveals the content even when the code is
 * already loaded.
 */
export function createLazy<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  Notice: FunctionComponent<Props & RetryProps>,
): LazyComponent<Props> {
  const { getState, setState, subscribe } = createStore<LoadState<Props>>({ status: 'none' })

  function start(): void {
    setState({ status: 'loading' })
    load()
      .catch(load)
      .then(
        (loaded) => setState({ status: 'loaded', Content: loaded.default }),
        () => setState({ status: 'failed' }),
      )
  }

  function preload(): void {
    const { status } = getState()
    if (status === 'none' || status === 'failed') start()
  }

  function LazyContent(props: Props) {
    const [initialState] = useState(getState)
    // In an effect, because starting to load updates the store, and so renders other components that show the failure.
    useLayoutEffect(preload, [])
    const state = useSyncExternalStore(subscribe, getState, getState)
    if (state.status !== 'loaded') {
      // A failure from before the mount is not shown, because this mount loads again.
      const hasFailed = state.status === 'failed' && state !== initialState
      return <Notice {...props} {...(hasFailed && { onRetry: start })} />
    }
    const { Content } = state
    return (
      <Suspense fallback={<Notice {...props} />}>
        <Content {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyContent, { preload })
}
