import type { FunctionComponent } from 'react'
import { createLazy, type LazyComponent } from '../surfaces/lazy-content/create-lazy.tsx'
import { PickerNotice } from './picker-notice.tsx'
import { useModalEnd } from './use-modal-end.ts'

/** What a picker needs to be closed before it is there. */
interface ClosableProps {
  readonly onClose: () => void
}

/**
 * A picker that is loaded when it is rendered first. Loading is tried twice; then the person is asked to try again. It
 * closes when the route changes or what is chosen does, there or on its way.
 */
export function createLazyPicker<Props extends ClosableProps>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  readChosen: (props: Props) => unknown,
): LazyComponent<Props> {
  const Picker = createLazy<Props>(load, PickerNotice)
  function ModalPicker(props: Props) {
    useModalEnd(readChosen(props), props.onClose)
    return <Picker {...props} />
  }
  return Object.assign(ModalPicker, { preload: Picker.preload })
}
