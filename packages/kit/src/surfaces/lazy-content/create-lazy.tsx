import { createStore } from '@foyer/core/store'
import { Suspense, useState, useSyncExternalStore, type FunctionComponent } from 'react'

/** The props of a notice: without `onRetry` the component is loading, with it loading has failed. */
interface RetryProps {
  readonly onRetry?: (() => void) | undefined
}

/** A component whose code is loaded later. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code ahead of the first render, which then shows it at once. Errors are ignored. */
  readonly preload: () => void
}

type Loading<Props> = 'none' | 'loading' | 'failed' | { readonly Content: FunctionComponent<Props> }

/**
 * A component whose code is loaded by its first render. After two failures `Notice` asks the person to try again. A failure is not
 * cached: the next render loads again. A store and not `React.lazy`, which suspends, hides and reveals what it waits for, and does so
 * even for loaded code.
 */
export function createLazy<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  Notice: FunctionComponent<Props & RetryProps>,
): LazyComponent<Props> {
  const { getState, setState, subscribe } = createStore<Loading<Props>>('none')

  function start(): void {
    setState('loading')
    load()
      .catch(load)
      .then(
        (loaded) => setState({ Content: loaded.default }),
        () => setState('failed'),
      )
  }

  function preload(): void {
    if (getState() === 'none' || getState() === 'failed') start()
  }

  function LazyContent(props: Props) {
    useState(preload)
    const state = useSyncExternalStore(subscribe, getState, getState)
    if (typeof state === 'string')
      return <Notice {...props} {...(state === 'failed' && { onRetry: start })} />
    const { Content } = state
    return (
      <Suspense fallback={<Notice {...props} />}>
        <Content {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyContent, { preload })
}
