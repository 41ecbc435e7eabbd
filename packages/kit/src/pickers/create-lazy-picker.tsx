import { lazy, Suspense, useState, type FunctionComponent } from 'react'
import { PickerNotice } from './picker-notice.tsx'

/** What a picker needs to be closed before it is there. */
interface ClosableProps {
  readonly onClose: () => void
}

interface RetryProps {
  readonly onRetry: () => void
}

/** A picker that is loaded when it is rendered first. Loading is tried twice; then the person is asked to try again. */
export function createLazyPicker<Props extends ClosableProps>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  let kept: FunctionComponent<Props & RetryProps> | null = null

  function attempt(): FunctionComponent<Props & RetryProps> {
    return lazy<FunctionComponent<Props & RetryProps>>(async () => {
      try {
        return await load().catch(load)
      } catch {
        // Not kept: whoever opens the picker later has it loaded again.
        kept = null
        return { default: PickerNotice }
      }
    })
  }

  return function LazyPicker(props: Props) {
    const [Picker, setPicker] = useState(() => (kept ??= attempt()))
    return (
      <Suspense fallback={<PickerNotice onClose={props.onClose} />}>
        <Picker {...props} onRetry={() => setPicker(() => (kept = attempt()))} />
      </Suspense>
    )
  }
}
