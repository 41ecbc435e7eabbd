import { lazy, Suspense, useState, type FunctionComponent } from 'react'

/** The props of a notice: without `onRetry` the component is loading, with it loading has failed. */
interface RetryProps {
  readonly onRetry?: (() => void) | undefined
}

/** A component whose code is loaded later. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code ahead of the first render, which then does not suspend. Errors are ignored. */
  readonly preload: () => void
}

/**
 * A component whose code is loaded by its first render. After two failures `Notice` asks the person to try again. A failure is not
 * cached: the next render loads again.
 */
export function createLazy<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  Notice: FunctionComponent<Props & RetryProps>,
): LazyComponent<Props> {
  /** The loaded component itself: `React.lazy` would suspend once even for loaded code, and show the notice. */
  let kept: FunctionComponent<Props & RetryProps> | null = null

  function startLoading(): FunctionComponent<Props & RetryProps> {
    const loading = load()
      .catch(load)
      .then(
        (loaded) => {
          kept = loaded.default
          return loaded
        },
        () => {
          kept = null
          return { default: Notice }
        },
      )
    return lazy<FunctionComponent<Props & RetryProps>>(() => loading)
  }

  function LazyContent(props: Props) {
    const [Content, setContent] = useState(() => (kept ??= startLoading()))
    return (
      <Suspense fallback={<Notice {...props} />}>
        <Content {...props} onRetry={() => setContent(() => (kept = startLoading()))} />
      </Suspense>
    )
  }
  return Object.assign(LazyContent, {
    preload: () => {
      kept ??= startLoading()
    },
  })
}
