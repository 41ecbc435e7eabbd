import type { FunctionComponent } from 'react'
import { createLazy } from '../surfaces/lazy-content/create-lazy.tsx'
import { whenIdle } from './when-idle.ts'
import { PickerNotice } from './picker-notice.tsx'
import { useModalEnd } from './use-modal-end.ts'

/** What a picker needs to be closed before it is there. */
interface ClosableProps {
  readonly onClose: () => void
}

/** A picker whose code comes later. */
export type LazyPicker<Props> = FunctionComponent<Props> & {
  /** Has it loaded, and made ready for a language, ahead of its first rendering. A failure is not told. */
  readonly preload: (locale: string) => void
}

interface PickerModule<Props> {
  readonly default: FunctionComponent<Props> & {
    /** Does beforehand what takes long in a language. */
    readonly warmUp?: (locale: string) => void
  }
}

/**
 * A picker that is loaded when it is rendered first. Loading is tried twice; then the person is asked to try again. It
 * closes when the route changes or what is chosen does, there or on its way.
 */
export function createLazyPicker<Props extends ClosableProps>(
  load: () => Promise<PickerModule<Props>>,
  readChosen: (props: Props) => unknown,
): LazyPicker<Props> {
  const Picker = createLazy<Props>(load, PickerNotice)
  function ModalPicker(props: Props) {
    useModalEnd(readChosen(props), props.onClose)
    return <Picker {...props} />
  }
  return Object.assign(ModalPicker, {
    preload: (locale: string) => {
      Picker.preload()
      void load().then(({ default: { warmUp } }) => warmUp && whenIdle(() => warmUp(locale)), Object)
    },
  })
}
