import { leaveFullscreen } from './leave-fullscreen.ts'
import { Modal } from './modal.ts'
import type { ModalOptions } from './modal-options.ts'
import {
  findOpen,
  updateModals,
  type ModalEmit,
  type ModalEvent,
  type ModalResult,
  type ModalState,
} from './modal.model.ts'

const gone: ModalResult = { intent: 'cancel', source: 'origin' }

/** Holds the modals of an app. `<ModalLayer/>` draws them. */
export class ModalStore {
  #state: readonly ModalState[] = []
  readonly #modals = new Map<number, Modal>()
  readonly #listeners = new Set<() => void>()
  readonly #leaveFullscreen: () => void
  #lastId = 0

  constructor(edge: { readonly leaveFullscreen: () => void } = { leaveFullscreen }) {
    this.#leaveFullscreen = edge.leaveFullscreen
  }

  getState = (): readonly ModalState[] => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Opens a modal. While one is open under this key, nothing changes, and its promise is given again. Never rejects. */
  open = <Answer = unknown>(key: string, options: ModalOptions<Answer>): Promise<ModalResult<Answer>> => {
    const first = findOpen(this.#state, key)
    // A key stands for one kind of content, and so for one kind of answer.
    const modal = first === undefined ? this.#add(key, options) : this.#modals.get(first.id)
    return modal?.promise as Promise<ModalResult<Answer>>
  }

  /** Asks for a modal to be closed, if one is open under this key. Its content may refuse. */
  requestDismissal = (key: string, result: ModalResult = gone): void => {
    const modal = findOpen(this.#state, key)
    if (modal !== undefined) this.request(modal.id, result)
  }

  /** The route has changed: what is open belongs to another page, and nobody is asked. */
  handleRouteChange = (): void => {
    for (const [id, { isFollowingLink }] of this.#modals) {
      const source = isFollowingLink ? 'description' : 'origin'
      this.#dispatch({ type: 'dismiss', id, result: { intent: 'cancel', source } })
    }
  }

  /** For the layer: what is drawn. */
  find(id: number): Modal | undefined {
    return this.#modals.get(id)
  }

  /** For the layer: the person wants it closed. */
  request(id: number, result: ModalResult): void {
    this.#dispatch({ type: 'request', id, result })
  }

  /** For the layer: the motion of one that was dismissed is over. */
  remove(id: number): void {
    this.#dispatch({ type: 'remove', id })
  }

  #add(key: string, options: ModalOptions): Modal {
    const id = ++this.#lastId
    const end = (): void => this.#dispatch({ type: 'dismiss', id, result: gone })
    const modal = new Modal(options, (result) => this.request(id, result), end)
    this.#modals.set(id, modal)
    this.#dispatch({ type: 'open', id, key })
    if (options.signal?.aborted) end()
    return modal
  }

  #dispatch(event: ModalEvent): void {
    const { state, emits } = updateModals(this.#state, event)
    if (state === this.#state) return
    this.#state = state
    for (const id of this.#modals.keys()) if (!state.some((modal) => modal.id === id)) this.#modals.delete(id)
    for (const emit of emits) this.#act(emit)
    for (const listener of this.#listeners) listener()
  }

  #act(emit: ModalEmit): void {
    if (emit.type === 'leaveFullscreen') {
      this.#leaveFullscreen()
      return
    }
    const { id, result } = emit
    const modal = this.#modals.get(id)
    if (modal === undefined) return
    if (emit.type === 'ask') {
      this.#ask(id, modal, result)
      return
    }
    const { isDrawn } = modal
    modal.settle(result)
    // What nobody draws has no motion to wait for.
    if (!isDrawn) this.remove(id)
  }

  #ask(id: number, modal: Modal, result: ModalResult): void {
    const act = (isAllowed: boolean): void =>
      this.#dispatch(isAllowed ? { type: 'dismiss', id, result } : { type: 'refuse', id })
    // A guard that breaks throws nobody's work away; it can be asked again.
    const fail = (error: unknown): never => {
      act(false)
      throw error
    }
    try {
      const answer = modal.ask(result)
      if (typeof answer === 'boolean') act(answer)
      else void answer.then(act, fail)
    } catch (error) {
      fail(error)
    }
  }
}
