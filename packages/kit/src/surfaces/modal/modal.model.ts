/** How a modal was closed: without an answer, or with one. */
export type ModalIntent = 'cancel' | 'resolve'

/**
 * What closed the modal. `origin`: its opener was unmounted, or the value or the route changed. `input`: a control in the modal.
 * `description`: a link in its text.
 */
export type ModalSource = 'origin' | 'input' | 'description'

/** The result of a modal. */
export interface ModalResult<Answer = unknown> {
  readonly intent: ModalIntent
  readonly source: ModalSource
  readonly value?: Answer | undefined
}

/** A dismissed modal stays in the state until its closing animation is over. */
export interface ModalState {
  readonly id: number
  readonly key: string
  readonly phase: 'open' | 'dismissed'
  /** The guard was called and has not answered yet: further requests are ignored. */
  readonly isAsked: boolean
}

export type ModalEvent =
  | { readonly type: 'open'; readonly id: number; readonly key: string }
  /** The person or the content wants to close the modal; the guard may keep it open. */
  | { readonly type: 'request'; readonly id: number; readonly result: ModalResult }
  | { readonly type: 'refuse'; readonly id: number }
  /** The guard has allowed it; or the opener of the modal is gone, and no guard is asked. */
  | { readonly type: 'dismiss'; readonly id: number; readonly result: ModalResult }
  | { readonly type: 'remove'; readonly id: number }

/** The effects to run. */
export type ModalEffect =
  | { readonly type: 'leaveFullscreen' }
  | { readonly type: 'ask'; readonly id: number; readonly result: ModalResult }
  | { readonly type: 'settle'; readonly id: number; readonly result: ModalResult }

export interface ModalStep {
  readonly state: readonly ModalState[]
  readonly effects: readonly ModalEffect[]
}

/** The modals after an event, the newest last. Returns the same state if nothing changes. */
export function updateModals(state: readonly ModalState[], event: ModalEvent): ModalStep {
  const unchanged: ModalStep = { state, effects: [] }
  if (event.type === 'open') {
    const { id, key } = event
    if (findOpen(state, key) !== undefined) return unchanged
    // A dismissed modal with the same key does not prevent a new one.
    const others = state.filter((modal) => modal.key !== key)
    return {
      state: [...others, { id, key, phase: 'open', isAsked: false }],
      effects: [{ type: 'leaveFullscreen' }],
    }
  }
  const modal = state.find(({ id }) => id === event.id)
  if (event.type === 'remove')
    return modal?.phase === 'dismissed'
      ? { state: state.filter((other) => other !== modal), effects: [] }
      : unchanged
  if (modal?.phase !== 'open') return unchanged
  const change = (changes: Partial<ModalState>) =>
    state.map((other) => (other === modal ? { ...modal, ...changes } : other))
  const { id } = modal
  switch (event.type) {
    case 'request':
      if (modal.isAsked) return unchanged
      return { state: change({ isAsked: true }), effects: [{ type: 'ask', id, result: event.result }] }
    case 'refuse':
      return { state: change({ isAsked: false }), effects: [] }
    case 'dismiss':
      return {
        state: change({ phase: 'dismissed', isAsked: false }),
        effects: [{ type: 'settle', id, result: event.result }],
      }
  }
}

/** The modal that is open under a key. */
export function findOpen(state: readonly ModalState[], key: string): ModalState | undefined {
  return state.find((modal) => modal.key === key && modal.phase === 'open')
}
