import type { FunctionComponent } from 'react'
import type { ModalResult, ModalSource } from './modal.model.ts'

/** Asked before a modal closes; `false` keeps it open. */
export type DismissalGuard = (request: ModalResult) => boolean | Promise<boolean>

/** What the content of a modal has in hand. Both ask the guard first, as Escape and the close button do. */
export interface ModalHandle<Answer = unknown> {
  readonly resolve: (value?: Answer, source?: ModalSource) => void
  readonly cancel: (source?: ModalSource) => void
  /** Asks before every dismissal, for a form that is not saved. One guard at a time; gives what takes it away. */
  readonly guard: (ask: DismissalGuard) => () => void
}

export interface ModalContentProps<Answer = unknown> {
  readonly modal: ModalHandle<Answer>
}

export interface ModalOptions<Answer = unknown> {
  /** Its heading, and its name for people who hear it. */
  readonly title: string
  /** `createLazyContent` makes one that is loaded when it is opened first. */
  readonly content: FunctionComponent<ModalContentProps<Answer>>
  /** A press beside it does not close it. */
  readonly ignoresOutsidePress?: boolean | undefined
  /** What opened it is gone when this aborts, and closes it. `useModal` gives one of its own. */
  readonly signal?: AbortSignal | undefined
  /** Takes the focus when nothing has had it before: Safari gives none to a button that is pressed. */
  readonly opener?: HTMLElement | undefined
}
