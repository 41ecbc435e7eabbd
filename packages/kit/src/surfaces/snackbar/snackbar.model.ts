/** Why time is paused: someone may be reading (`hover`, `focus`), or the tab is hidden. */
export type SnackbarPause = 'hover' | 'focus' | 'hidden'

export interface SnackbarItem {
  readonly id: number
  /** The milliseconds left at the state's `now`; `Infinity` stays until it is closed. */
  readonly left: number
  /** It is closed, and rendered until its closing transition is over. */
  readonly isLeaving: boolean
}

export interface SnackbarState {
  /** The newest last. */
  readonly items: readonly SnackbarItem[]
  readonly pauses: readonly SnackbarPause[]
  /** The time of this state, in milliseconds of a clock that never goes back. */
  readonly now: number
}

export type SnackbarEvent =
  | { readonly type: 'show'; readonly id: number; readonly duration: number }
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'clear' }
  /** The closing transition is over. */
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'pause' | 'resume'; readonly pause: SnackbarPause }
  | { readonly type: 'tick' }

export const noSnackbars: SnackbarState = { items: [], pauses: [], now: 0 }

/** The snackbars after an event at a time. Those whose time is up start to close. */
export function updateSnackbars(previous: SnackbarState, event: SnackbarEvent, now: number): SnackbarState {
  const state = advanceTime(previous, now)
  const { items, pauses } = state
  switch (event.type) {
    case 'show': {
      const { id, duration } = event
      return { ...state, items: [...items, { id, left: duration, isLeaving: false }] }
    }
    case 'close':
      return { ...state, items: items.map((item) => (item.id === event.id ? startLeaving(item) : item)) }
    case 'clear':
      return { ...state, items: items.map(startLeaving) }
    case 'remove':
      return dropPointerPauses({ ...state, items: items.filter(({ id }) => id !== event.id) })
    case 'pause':
      return pauses.includes(event.pause) ? state : { ...state, pauses: [...pauses, event.pause] }
    case 'resume':
      return { ...state, pauses: pauses.filter((pause) => pause !== event.pause) }
    case 'tick':
      return state
  }
}

/** Milliseconds until the next one closes by itself; `Infinity` if none does. */
export function timeToNextClose({ items, pauses }: SnackbarState): number {
  if (pauses.length > 0) return Infinity
  return Math.min(...items.filter(({ isLeaving }) => !isLeaving).map(({ left }) => left))
}

function advanceTime(state: SnackbarState, now: number): SnackbarState {
  if (state.pauses.length > 0) return { ...state, now }
  const items = state.items.map((item) => {
    const left = item.left - (now - state.now)
    return left > 0 ? { ...item, left } : startLeaving(item)
  })
  return { ...state, items, now }
}

function startLeaving(item: SnackbarItem): SnackbarItem {
  return item.isLeaving ? item : { ...item, left: 0, isLeaving: true }
}

/** When the last snackbar is removed, `hover` and `focus` no longer pause: no event reports that the pointer or the focus left it. */
function dropPointerPauses(state: SnackbarState): SnackbarState {
  if (state.items.length > 0) return state
  return { ...state, pauses: state.pauses.filter((pause) => pause === 'hidden') }
}
