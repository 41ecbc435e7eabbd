import { createStore } from '@foyer/core/store'
import { leaveFullscreen } from '../page/leave-fullscreen.ts'
import { Modal } from './modal.ts'
import type { ModalOptions } from './modal-options.ts'
import {
  findOpen,
  updateModals,
  type ModalEffect,
  type ModalEvent,
  type ModalResult,
  type ModalState,
} from './modal.model.ts'

const cancelledByOrigin: ModalResult = { intent: 'cancel', source: 'origin' }

/** The modals of an app. `<ModalLayer/>` renders them. */
export class ModalStore {
  readonly #store = createStore<readonly ModalState[]>([])
  readonly #modals = new Map<number, Modal>()
  readonly #leaveFullscreen: () => void
  #lastId = 0

  constructor(deps: { readonly leaveFullscreen: () => void } = { leaveFullscreen }) {
    this.#leaveFullscreen = deps.leaveFullscreen
  }

  getState = this.#store.getState

  subscribe = this.#store.subscribe

  /** Opens a modal. If one is open under this key, does nothing and returns its promise. Never rejects. */
  open = <Answer = unknown>(key: string, options: ModalOptions<Answer>): Promise<ModalResult<Answer>> => {
    const existing = findOpen(this.getState(), key)
    // All modals of a key have the same content, and so the same type of answer.
    const modal = existing === undefined ? this.#add(key, options) : this.#modals.get(existing.id)
    return modal?.promise as Promise<ModalResult<Answer>>
  }

  /** Asks to close the modal that is open under this key, if any. Its guard may keep it open. */
  requestDismissal = (key: string, result: ModalResult = cancelledByOrigin): void => {
    const modal = findOpen(this.getState(), key)
    if (modal !== undefined) this.request(modal.id, result)
  }

  /** Closes all modals after a change of the route, without asking their guards, because they belong to another page. */
  handleRouteChange = (): void => {
    // The topmost first, so that each can return the focus to its opener: elements below an open modal cannot get focus.
    for (const [id, { isFollowingLink }] of [...this.#modals].toReversed()) {
      const source = isFollowingLink ? 'description' : 'origin'
      this.#dispatch({ type: 'dismiss', id, result: { intent: 'cancel', source } })
    }
  }

  /** For the layer: the modal to render. */
  find(id: number): Modal | undefined {
    return this.#modals.get(id)
  }

  /** For the layer: the person wants to close a modal. */
  request(id: number, result: ModalResult): void {
    this.#dispatch({ type: 'request', id, result })
  }

  /** For the layer: the closing animation is over. */
  remove(id: number): void {
    this.#dispatch({ type: 'remove', id })
  }

  #add(key: string, options: ModalOptions): Modal {
    const id = ++this.#lastId
    const dismiss = (): void => this.#dispatch({ type: 'dismiss', id, result: cancelledByOrigin })
    const parent = [...this.#modals.values()].at(-1)
    const modal = new Modal(options, (result) => this.request(id, result), dismiss, parent)
    this.#modals.set(id, modal)
    this.#dispatch({ type: 'open', id, key })
    if (options.signal?.aborted) dismiss()
    return modal
  }

  #dispatch(event: ModalEvent): void {
    const { state, effects } = updateModals(this.getState(), event)
    if (state === this.getState()) return
    for (const id of this.#modals.keys()) if (!state.some((modal) => modal.id === id)) this.#modals.delete(id)
    this.#store.setState(state)
    for (const emit of effects) this.#runEffect(emit)
  }

  #runEffect(emit: ModalEffect): void {
    if (emit.type === 'leaveFullscreen') {
      this.#leaveFullscreen()
      return
    }
    const { id, result } = emit
    const modal = this.#modals.get(id)
    if (modal === undefined) return
    if (emit.type === 'ask') {
      this.#askGuard(id, modal, result)
      return
    }
    const { isRendered } = modal
    modal.settle(result)
    // A modal that is not rendered has no closing animation.
    if (!isRendered) this.remove(id)
  }

  #askGuard(id: number, modal: Modal, result: ModalResult): void {
    const settleRequest = (isAllowed: boolean): void =>
      this.#dispatch(isAllowed ? { type: 'dismiss', id, result } : { type: 'refuse', id })
    // If a guard throws, the modal stays open, so that no work is lost; it can be asked again.
    const fail = (error: unknown): never => {
      settleRequest(false)
      throw error
    }
    try {
      const answer = modal.askGuard(result)
      if (typeof answer === 'boolean') settleRequest(answer)
      else void answer.then(settleRequest, fail)
    } catch (error) {
      fail(error)
    }
  }
}
