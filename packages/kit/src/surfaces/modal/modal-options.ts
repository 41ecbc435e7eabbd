import type { FunctionComponent, ReactNode } from 'react'
import type { ModalResult, ModalSource } from './modal.model.ts'

/** Called before a modal closes; `false` keeps it open. */
export type DismissalGuard = (request: ModalResult) => boolean | Promise<boolean>

/** What the content of a modal can do. `resolve` and `cancel` ask the guard first, as Escape and the close button do. */
export interface ModalHandle<Answer = unknown> {
  readonly resolve: (value?: Answer, source?: ModalSource) => void
  readonly cancel: (source?: ModalSource) => void
  /** Calls `ask` before every dismissal, for a form with unsaved changes. One guard at a time; returns the function that removes it. */
  readonly guard: (ask: DismissalGuard) => () => void
}

export interface ModalContentProps<Answer = unknown> {
  readonly modal: ModalHandle<Answer>
}

/** What a modal shows, and how it closes. */
export interface ModalOptions<Answer = unknown> {
  /** The heading and accessible name. Pass an element if it should follow the language of the page while the modal is open. */
  readonly title: ReactNode
  /** Use `createLazyContent` for content that is loaded when the modal first opens. */
  readonly content: FunctionComponent<ModalContentProps<Answer>>
  /** A press on the backdrop does not close it. */
  readonly ignoresOutsidePress?: boolean | undefined
  /** Closes the modal when it aborts. `useModal` passes its own. */
  readonly signal?: AbortSignal | undefined
  /** Gets the focus after the modal closes if nothing had it before: Safari does not focus a button that is pressed. */
  readonly opener?: HTMLElement | undefined
}
