import type { FunctionComponent } from 'react'
import { createLazy } from '../../surfaces/lazy-content/create-lazy.tsx'
import { whenIdle } from './when-idle.ts'
import { PickerNotice } from '../picker-notice.tsx'
import { useModalLifecycle } from '../use-modal-lifecycle.ts'

/** The properties with which a picker can be closed before its code is loaded. */
export interface ClosableProps {
  /** The button that opened it. */
  readonly anchor?: HTMLElement
  readonly onClose: () => void
}

/** A picker whose code is loaded later. */
export type LazyPicker<Props> = FunctionComponent<Props> & LazyPickerExtras

export interface LazyPickerExtras {
  /** Loads the code ahead of the first render, and prepares it for a language. Errors are ignored. */
  readonly preload: (locale: string) => void
}

interface PickerExtras {
  /** Does slow work for a language ahead of time. */
  readonly warmUp?: (locale: string) => void
}

/**
 * A picker whose code is loaded by its first render. After two failures the person is asked to try again. The picker closes when the
 * route or the chosen value changes, also while it is loading.
 */
export function createLazyPicker<Props extends ClosableProps>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> & PickerExtras }>,
  getChosen: (props: Props) => unknown,
): LazyPicker<Props> {
  const Picker = createLazy<Props, PickerExtras>(load, PickerNotice)
  function ModalPicker(props: Props) {
    useModalLifecycle(getChosen(props), props.onClose)
    return <Picker {...props} />
  }
  return Object.assign(ModalPicker, {
    preload: (locale: string) =>
      void Picker.preload().then(({ warmUp }) => warmUp && whenIdle(() => warmUp(locale)), Object),
  })
}
