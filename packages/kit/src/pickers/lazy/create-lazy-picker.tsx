import type { FunctionComponent } from 'react'
import { createLazy } from '../../surfaces/lazy-content/create-lazy.tsx'
import { whenIdle } from './when-idle.ts'
import { PickerNotice } from '../picker-notice.tsx'
import { useModalLifecycle } from '../use-modal-lifecycle.ts'

/** The properties with which a picker can be closed before its code is loaded. */
interface ClosableProps {
  /** The button that opened it. */
  readonly anchor?: HTMLElement
  readonly onClose: () => void
}

/** A picker whose code is loaded later. */
export type LazyPicker<Props> = FunctionComponent<Props> & {
  /** Loads the code ahead of the first render, and prepares it for a language. Errors are ignored. */
  readonly preload: (locale: string) => void
}

interface PickerModule<Props> {
  readonly default: FunctionComponent<Props> & {
    /** Does slow work for a language ahead of time. */
    readonly warmUp?: (locale: string) => void
  }
}

/**
 * A picker whose code is loaded by its first render. After two failures the person is asked to try again. The picker closes when the
 * route or the chosen value changes, also while it is loading.
 */
export function createLazyPicker<Props extends ClosableProps>(
  load: () => Promise<PickerModule<Props>>,
  getChosen: (props: Props) => unknown,
): LazyPicker<Props> {
  const Picker = createLazy<Props>(load, PickerNotice)
  function ModalPicker(props: Props) {
    useModalLifecycle(getChosen(props), props.onClose)
    return <Picker {...props} />
  }
  return Object.assign(ModalPicker, {
    preload: (locale: string) => {
      Picker.preload()
      void load().then(({ default: { warmUp } }) => warmUp && whenIdle(() => warmUp(locale)), Object)
    },
  })
}
