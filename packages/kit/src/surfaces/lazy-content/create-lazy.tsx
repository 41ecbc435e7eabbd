import { createStore } from '@foyer/core/store'
import { Suspense, useLayoutEffect, useState, useSyncExternalStore, type FunctionComponent } from 'react'

/** The props of a notice: without `onRetry` the component is loading, with it loading has failed. */
interface RetryProps {
  readonly onRetry?: (() => void) | undefined
}

/** A component whose code is loaded later. `Extras`: what the loaded component has beside its rendering. */
export type LazyComponent<Props, Extras> = FunctionComponent<Props> & {
  /** Loads the code ahead of the first render, which then shows it at once. The returned promise may be ignored, even if it is rejected. */
  readonly preload: () => Promise<FunctionComponent<Props> & Extras>
}

/** Each failure is a new object, so that failures can be told apart. */
type LoadState<Content> =
  | { readonly status: 'unloaded' | 'failed' }
  | { readonly status: 'loaded'; readonly Content: Content }

/**
 * A component whose code is loaded by its first render. After two failures `Notice` asks the person to try again. A failure is not cached:
 * the next mount loads again. A store instead of `React.lazy`, which suspends, and so hides and reveals the content even when the code is
 * already loaded.
 */
export function createLazy<Props extends object, Extras = unknown>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> & Extras }>,
  Notice: FunctionComponent<Props & RetryProps>,
): LazyComponent<Props, Extras> {
  type Content = FunctionComponent<Props> & Extras
  const { getState, setState, subscribe } = createStore<LoadState<Content>>({ status: 'unloaded' })
  let loading: Promise<Content> | null = null

  function preload(): Promise<Content> {
    if (loading !== null) return loading
    setState({ status: 'unloaded' })
    loading = load()
      .catch(load)
      .then((loaded) => {
        setState({ status: 'loaded', Content: loaded.default })
        return loaded.default
      })
    loading.catch(() => {
      loading = null
      setState({ status: 'failed' })
    })
    return loading
  }

  function LazyContent(props: Props) {
    const [initialState] = useState(getState)
    // In an effect, because starting to load updates the store, and so renders other components that show the failure.
    useLayoutEffect(() => void preload(), [])
    const state = useSyncExternalStore(subscribe, getState, getState)
    if (state.status !== 'loaded') {
      // A failure from before the mount is not shown, because this mount loads again.
      const hasFailed = state.status === 'failed' && state !== initialState
      return <Notice {...props} {...(hasFailed && { onRetry: () => void preload() })} />
    }
    const Content: FunctionComponent<Props> = state.Content
    return (
      <Suspense fallback={<Notice {...props} />}>
        <Content {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyContent, { preload })
}
