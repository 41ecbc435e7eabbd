import type { FunctionComponent } from 'react'
import { createLazy } from '../surfaces/lazy-content/create-lazy.tsx'
import { PickerNotice } from './picker-notice.tsx'

/** What a picker needs to be closed before it is there. */
interface ClosableProps {
  readonly onClose: () => void
}

/** A picker that is loaded when it is rendered first. Loading is tried twice; then the person is asked to try again. */
export function createLazyPicker<Props extends ClosableProps>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  return createLazy<Props>(load, PickerNotice)
}
