import { lazy, Suspense, useState, type FunctionComponent } from 'react'

/** What stands where the content will be: on its way without `onRetry`, and not to be had with it. */
interface RetryProps {
  readonly onRetry?: (() => void) | undefined
}

/** A component whose code comes later. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Has it loaded ahead of its first rendering, which then waits for nothing. A failure is not told. */
  readonly preload: () => void
}

/**
 * A component that is loaded when it is rendered first. Loading is tried twice; then `Notice` asks the person to try
 * again. A failure is not kept: whoever renders it later has it loaded anew.
 */
export function createLazy<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  Notice: FunctionComponent<Props & RetryProps>,
): LazyComponent<Props> {
  /** The component itself, once it is there: React would wait for a turn, and show the notice, for a lazy one. */
  let kept: FunctionComponent<Props & RetryProps> | null = null

  function attempt(): FunctionComponent<Props & RetryProps> {
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
    const [Content, setContent] = useState(() => (kept ??= attempt()))
    return (
      <Suspense fallback={<Notice {...props} />}>
        <Content {...props} onRetry={() => setContent(() => (kept = attempt()))} />
      </Suspense>
    )
  }
  return Object.assign(LazyContent, {
    preload: () => {
      kept ??= attempt()
    },
  })
}
