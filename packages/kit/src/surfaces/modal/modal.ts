import type { DismissalGuard, ModalHandle, ModalOptions } from './modal-options.ts'
import type { ModalResult } from './modal.model.ts'

/** The parts of a modal that are not in its state: options, promise, and the dialog that renders it. */
export class Modal {
  readonly options: ModalOptions
  readonly handle: ModalHandle
  readonly promise: Promise<ModalResult>
  #fulfil: (result: ModalResult) => void = () => undefined
  readonly #end: () => void
  #guard: DismissalGuard | null = null
  #close: (() => void) | null = null
  #isFollowingLink = false
  readonly #below: Modal | undefined
  #focused: HTMLElement | null = null

  /** `request` asks to close the modal; `end` closes it because its opener is gone; `below` is the modal that it was opened from. */
  constructor(options: ModalOptions, request: (result: ModalResult) => void, end: () => void, below?: Modal) {
    this.options = options
    this.#below = below
    this.#end = end
    // Not `Promise.withResolvers`, which Node 20 does not have.
    this.promise = new Promise((fulfil) => {
      this.#fulfil = fulfil
    })
    options.signal?.addEventListener('abort', end)
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
  rememberFocus(focused: HTMLElement | null): void {
    this.#focused = focused
  }

  /**
   * Where the focus may go afterwards, best place first. An opener inside a modal below may be gone together with it: then the places of
   * that modal follow.
   */
  get placesBefore(): readonly (HTMLElement | null | undefined)[] {
    return [this.options.opener, this.#focused, ...(this.#below?.placesBefore ?? [])]
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
  ask(result: ModalResult): boolean | Promise<boolean> {
    return this.#guard?.(result) ?? true
  }

  /** Closes the dialog before it fulfils the promise, because closing returns the focus: code that awaits the promise may then move it. */
  settle(result: ModalResult): void {
    this.options.signal?.removeEventListener('abort', this.#end)
    const close = this.#close
    this.#close = null
    close?.()
    this.#fulfil(result)
  }
}
