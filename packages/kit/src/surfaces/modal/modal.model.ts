/** What a modal was closed with: given up, or answered. */
export type ModalIntent = 'cancel' | 'resolve'

/**
 * Where its closing comes from. `origin`: where it was opened, which is gone, has another value or shows another route.
 * `input`: what the person pressed in it. `description`: a link in its text.
 */
export type ModalSource = 'origin' | 'input' | 'description'

/** How a modal ended. */
export interface ModalResult<Answer = unknown> {
  readonly intent: ModalIntent
  readonly source: ModalSource
  readonly value?: Answer | undefined
}

/** A modal that was dismissed is drawn until its motion is over; one that was removed is in no state. */
export interface ModalState {
  readonly id: number
  readonly key: string
  readonly phase: 'open' | 'dismissed'
  /** The content is making up its mind: further requests mean nothing. */
  readonly isAsked: boolean
}

export type ModalEvent =
  | { readonly type: 'open'; readonly id: number; readonly key: string }
  /** The person or the content wants it closed; the content may refuse. */
  | { readonly type: 'request'; readonly id: number; readonly result: ModalResult }
  | { readonly type: 'refuse'; readonly id: number }
  /** The content allows it, or what it belongs to is gone and nobody is asked. */
  | { readonly type: 'dismiss'; readonly id: number; readonly result: ModalResult }
  | { readonly type: 'remove'; readonly id: number }

/** What is to be done at the edge. */
export type ModalEmit =
  | { readonly type: 'leaveFullscreen' }
  | { readonly type: 'ask'; readonly id: number; readonly result: ModalResult }
  | { readonly type: 'settle'; readonly id: number; readonly result: ModalResult }

export interface ModalUpdate {
  readonly state: readonly ModalState[]
  readonly emits: readonly ModalEmit[]
}

/** The modals after an event, the one opened last at the end. What changes nothing gives the same state. */
export function updateModals(state: readonly ModalState[], event: ModalEvent): ModalUpdate {
  const same: ModalUpdate = { state, emits: [] }
  if (event.type === 'open') {
    const { id, key } = event
    if (findOpen(state, key) !== undefined) return same
    // One that is on its way out makes room.
    const others = state.filter((modal) => modal.key !== key)
    return {
      state: [...others, { id, key, phase: 'open', isAsked: false }],
      emits: [{ type: 'leaveFullscreen' }],
    }
  }
  const modal = state.find(({ id }) => id === event.id)
  if (event.type === 'remove')
    return modal?.phase === 'dismissed'
      ? { state: state.filter((other) => other !== modal), emits: [] }
      : same
  if (modal?.phase !== 'open') return same
  const change = (changes: Partial<ModalState>) =>
    state.map((other) => (other === modal ? { ...modal, ...changes } : other))
  const { id } = modal
  switch (event.type) {
    case 'request':
      if (modal.isAsked) return same
      return { state: change({ isAsked: true }), emits: [{ type: 'ask', id, result: event.result }] }
    case 'refuse':
      return { state: change({ isAsked: false }), emits: [] }
    case 'dismiss':
      return {
        state: change({ phase: 'dismissed', isAsked: false }),
        emits: [{ type: 'settle', id, result: event.result }],
      }
  }
}

/** The modal that is open under a key. */
export function findOpen(state: readonly ModalState[], key: string): ModalState | undefined {
  return state.find((modal) => modal.key === key && modal.phase === 'open')
}
