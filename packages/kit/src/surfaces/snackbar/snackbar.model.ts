/** Why time stands still: someone may be reading, or nobody can. */
export type SnackbarPause = 'hover' | 'focus' | 'hidden'

export interface SnackbarItem {
  readonly id: number
  /** Milliseconds that it still has, as of the state's `now`. `Infinity` stays until it is closed. */
  readonly left: number
  /** It is closed, and drawn until its motion is over. */
  readonly isLeaving: boolean
}

export interface SnackbarState {
  /** The one shown last at the end. */
  readonly items: readonly SnackbarItem[]
  readonly pauses: readonly SnackbarPause[]
  /** When this was so, in milliseconds of a clock that only goes forwards. */
  readonly now: number
}

export type SnackbarEvent =
  | { readonly type: 'show'; readonly id: number; readonly duration: number }
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'clear' }
  /** The motion of one that is leaving is over. */
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'pause' | 'resume'; readonly pause: SnackbarPause }
  | { readonly type: 'tick' }

export const noSnackbars: SnackbarState = { items: [], pauses: [], now: 0 }

/** The snackbars after an event at a time. Those whose time is over leave. */
export function updateSnackbars(before: SnackbarState, event: SnackbarEvent, now: number): SnackbarState {
  const state = pass(before, now)
  const { items, pauses } = state
  switch (event.type) {
    case 'show': {
      const { id, duration } = event
      return { ...state, items: [...items, { id, left: duration, isLeaving: false }] }
    }
    case 'close':
      return { ...state, items: items.map((item) => (item.id === event.id ? leave(item) : item)) }
    case 'clear':
      return { ...state, items: items.map(leave) }
    case 'remove':
      return dropIdle({ ...state, items: items.filter(({ id, isLeaving }) => id !== event.id || !isLeaving) })
    case 'pause':
      return pauses.includes(event.pause) ? state : { ...state, pauses: [...pauses, event.pause] }
    case 'resume':
      return { ...state, pauses: pauses.filter((pause) => pause !== event.pause) }
    case 'tick':
      return state
  }
}

/** Milliseconds until the next one leaves by itself; `Infinity` when none does. */
export function untilNext({ items, pauses }: SnackbarState): number {
  if (pauses.length > 0) return Infinity
  return Math.min(...items.filter(({ isLeaving }) => !isLeaving).map(({ left }) => left))
}

function pass(state: SnackbarState, now: number): SnackbarState {
  if (state.pauses.length > 0) return { ...state, now }
  const items = state.items.map((item) => {
    const left = item.left - (now - state.now)
    return left > 0 ? { ...item, left } : leave(item)
  })
  return { ...state, items, now }
}

function leave(item: SnackbarItem): SnackbarItem {
  return item.isLeaving ? item : { ...item, left: 0, isLeaving: true }
}

/** With the last snackbar goes what the pointer and the focus were on; no event tells of it. */
function dropIdle(state: SnackbarState): SnackbarState {
  if (state.items.length > 0) return state
  return { ...state, pauses: state.pauses.filter((pause) => pause === 'hidden') }
}
