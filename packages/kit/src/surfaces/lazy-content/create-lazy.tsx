import { lazy, Suspense, useState, type FunctionComponent } from 'react'

/** What stands where the content will be: on its way without `onRetry`, and not to be had with it. */
interface RetryProps {
  readonly onRetry?: (() => void) | undefined
}

/**
 * A component that is loaded when it is rendered first. Loading is tried twice; then `Notice` asks the person to try
 * again. A failure is not kept: whoever renders it later has it loaded anew.
 */
export function createLazy<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  Notice: FunctionComponent<Props & RetryProps>,
): FunctionComponent<Props> {
  let kept: FunctionComponent<Props & RetryProps> | null = null

  function attempt(): FunctionComponent<Props & RetryProps> {
    return lazy<FunctionComponent<Props & RetryProps>>(async () => {
      try {
        return await load().catch(load)
      } catch {
        kept = null
        return { default: Notice }
      }
    })
  }

  return function LazyContent(props: Props) {
    const [Content, setContent] = useState(() => (kept ??= attempt()))
    return (
      <Suspense fallback={<Notice {...props} />}>
        <Content {...props} onRetry={() => setContent(() => (kept = attempt()))} />
      </Suspense>
    )
  }
}
