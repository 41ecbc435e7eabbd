import type { DismissalGuard, ModalHandle, ModalOptions } from './modal-options.ts'
import type { ModalResult } from './modal.model.ts'

/** The parts of a modal that are not in its state: content, promise, and the dialog that renders it. */
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

  /** `request` asks to close it; `end` closes it because what opened it is gone; `below` is the modal that it opens above. */
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

  /** A dialog renders it, and it has not been dismissed. */
  get isRendered(): boolean {
    return this.#close !== null
  }

  /** The last press in it was on a link: if the route changes now, that is the cause. */
  get isFollowingLink(): boolean {
    return this.#isFollowingLink
  }

  noteLink(isLink: boolean): void {
    this.#isFollowingLink = isLink
  }

  /** What has the focus as its dialog opens. */
  noteFocus(focused: HTMLElement | null): void {
    this.#focused = focused
  }

  /** Where the focus may go afterwards, the best place first. What lay in a modal below may have gone with it: then, where that one came from. */
  get placesBefore(): readonly (HTMLElement | null | undefined)[] {
    return [this.options.opener, this.#focused, ...(this.#below?.placesBefore ?? [])]
  }

  /** Takes the function that closes its dialog; returns the one to call when the dialog unmounts first. */
  attach(close: () => void): () => void {
    this.#close = close
    return () => {
      if (this.#close !== close) return
      this.#close = null
      close()
    }
  }

  /** Asks the guard whether it may close. Without a guard it may. */
  ask(result: ModalResult): boolean | Promise<boolean> {
    return this.#guard?.(result) ?? true
  }

  /** Closes the dialog first, which returns the focus: code that awaits the promise may then move it. */
  settle(result: ModalResult): void {
    this.options.signal?.removeEventListener('abort', this.#end)
    const close = this.#close
    this.#close = null
    close?.()
    this.#fulfil(result)
  }
}
