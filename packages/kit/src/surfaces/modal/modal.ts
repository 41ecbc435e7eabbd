import type { DismissalGuard, ModalHandle, ModalOptions } from './modal-options.ts'
import type { ModalResult } from './modal.model.ts'

/** What a modal has beside its state: its content, its promise, and the dialog that it is drawn in. */
export class Modal {
  readonly options: ModalOptions
  readonly handle: ModalHandle
  readonly promise: Promise<ModalResult>
  #fulfil: (result: ModalResult) => void = () => undefined
  readonly #end: () => void
  #guard: DismissalGuard | null = null
  #close: (() => void) | null = null
  #isFollowingLink = false

  /** `request` asks for it to be closed; `end` closes it, when what opened it is gone. */
  constructor(options: ModalOptions, request: (result: ModalResult) => void, end: () => void) {
    this.options = options
    this.#end = end
    // `Promise.withResolvers` is younger than the browsers that the kit is for.
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

  /** It is in a dialog, and has not been dismissed. */
  get isDrawn(): boolean {
    return this.#close !== null
  }

  /** The person follows a link in it, or presses something else: if the route changes now, it is by that. */
  get isFollowingLink(): boolean {
    return this.#isFollowingLink
  }

  noteLink(isLink: boolean): void {
    this.#isFollowingLink = isLink
  }

  /** Takes what closes its dialog; gives what does so when the dialog goes first. */
  attach(close: () => void): () => void {
    this.#close = close
    return () => {
      if (this.#close !== close) return
      this.#close = null
      close()
    }
  }

  /** Asks the content whether it may be closed. Without a guard it may. */
  ask(result: ModalResult): boolean | Promise<boolean> {
    return this.#guard?.(result) ?? true
  }

  /** The dialog first, which gives the focus back: what follows on the promise may move it. */
  settle(result: ModalResult): void {
    this.options.signal?.removeEventListener('abort', this.#end)
    const close = this.#close
    this.#close = null
    close?.()
    this.#fulfil(result)
  }
}
