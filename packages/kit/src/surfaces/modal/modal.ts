import type { DismissalGuard, ModalHandle, ModalOptions } from './modal-options.ts'
import type { ModalResult } from './modal.model.ts'

/** The parts of a modal that are not in its state: options, promise, and the dialog that renders it. */
export class Modal {
  readonly options: ModalOptions
  readonly handle: ModalHandle
  readonly promise: Promise<ModalResult>
  #resolve: (result: ModalResult) => void = () => undefined
  readonly #dismiss: () => void
  #guard: DismissalGuard | null = null
  #close: (() => void) | null = null
  #isFollowingLink = false
  readonly #parent: Modal | undefined
  #previousFocus: HTMLElement | null = null

  /** `request` asks to close the modal; `dismiss` closes it because its opener is gone; `parent` is the modal that it was opened from. */
  constructor(
    options: ModalOptions,
    request: (result: ModalResult) => void,
    dismiss: () => void,
    parent?: Modal,
  ) {
    this.options = options
    this.#parent = parent
    this.#dismiss = dismiss
    // Not `Promise.withResolvers`, which Node 20 does not have.
    this.promise = new Promise((resolve) => {
      this.#resolve = resolve
    })
    options.signal?.addEventListener('abort', dismiss)
    this.handle = {
      resolve: (value, source = 'input') => request({ intent: 'resolve', source, value }),
      cancel: (source = 'input') => request({ intent: 'cancel', source }),
      guard: (ask) => {
        this.#guard = ask
        return () => {
          if (this.#guard === ask) this.#guard = null
        }
      },
    }
  }

  /** Whether a dialog renders the modal, and it has not been dismissed. */
  get isRendered(): boolean {
    return this.#close !== null
  }

  /** Whether the last press in the modal was on a link: if the route changes now, that link is the cause. */
  get isFollowingLink(): boolean {
    return this.#isFollowingLink
  }

  noteLink(isLink: boolean): void {
    this.#isFollowingLink = isLink
  }

  /** Stores the element that has the focus when the dialog opens. */
  saveFocus(focused: HTMLElement | null): void {
    this.#previousFocus = focused
  }

  /**
   * Where the focus may go afterwards, best place first. An opener inside a modal below may be gone together with it: then the places of
   * that modal follow.
   */
  get focusCandidates(): readonly (HTMLElement | null | undefined)[] {
    return [this.options.opener, this.#previousFocus, ...(this.#parent?.focusCandidates ?? [])]
  }

  /** Takes the function that closes the dialog; returns the function to call if the dialog unmounts first. */
  attach(close: () => void): () => void {
    this.#close = close
    return () => {
      if (this.#close !== close) return
      this.#close = null
      close()
    }
  }

  /** Asks the guard whether the modal may close. Without a guard it may. */
  askGuard(result: ModalResult): boolean | Promise<boolean> {
    return this.#guard?.(result) ?? true
  }

  /** Closes the dialog before it fulfils the promise, because closing returns the focus: code that awaits the promise may then move it. */
  settle(result: ModalResult): void {
    this.options.signal?.removeEventListener('abort', this.#dismiss)
    const close = this.#close
    this.#close = null
    close?.()
    this.#resolve(result)
  }
}
