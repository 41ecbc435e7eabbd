import { createStore } from '@foyer/core/store'
import type { ReactNode } from 'react'
import {
  noSnackbars,
  timeToNextClose,
  updateSnackbars,
  type SnackbarEvent,
  type SnackbarPause,
  type SnackbarState,
} from './snackbar.model.ts'

/** A snackbar's colour and icon; `custom` shows what `render` returns and nothing else. */
export type SnackbarVariant = 'default' | 'info' | 'error' | 'success' | 'custom'

/** A snackbar that is shown. Title and text are plain text: markup is shown as written. */
export interface Snackbar {
  readonly id: number
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly variant: SnackbarVariant
  readonly close: () => void
  /** Renders the content of a snackbar of the variant `custom`. */
  readonly render?: ((snackbar: Snackbar) => ReactNode) | undefined
}

/** The content of a snackbar, and how long it stays. */
export interface SnackbarOptions extends Pick<Snackbar, 'title' | 'text' | 'render'> {
  /** Default: 'default'. An error is announced at once, others when the screen reader has finished. */
  readonly variant?: SnackbarVariant | undefined
  /** How long it stays in ms, 5000 by default; `Infinity` until it is closed. The time is paused while the person may be reading it. */
  readonly duration?: number | undefined
}

/** The clock and timers, passed in for tests. */
export interface SnackbarClock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Calls back after a number of milliseconds; returns the function that cancels it. */
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
}

/** The maximum of `setTimeout`, which fires at once for a longer time. */
const maxTimeout = 2 ** 31 - 1

const browserClock: SnackbarClock = {
  now: () => performance.now(),
  setTimer: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The snackbars of an app. `<SnackbarLayer/>` renders them. */
export class SnackbarStore {
  readonly #store = createStore<SnackbarState>(noSnackbars)
  readonly #snackbars = new Map<number, Snackbar>()
  readonly #clock: SnackbarClock
  #cancelTimer: (() => void) | null = null
  #lastId = 0
  /** The layers in the page; the first one renders. */
  readonly #layers: (() => void)[] = []

  constructor(clock: SnackbarClock = browserClock) {
    this.#clock = clock
  }

  getState = this.#store.getState

  subscribe = this.#store.subscribe

  /** Shows a snackbar; returns it with its `close`. */
  show = ({ duration = 5000, variant = 'default', ...content }: SnackbarOptions): Snackbar => {
    const id = ++this.#lastId
    const snackbar: Snackbar = { ...content, id, variant, close: () => this.#dispatch({ type: 'close', id }) }
    this.#snackbars.set(id, snackbar)
    this.#dispatch({ type: 'show', id, duration })
    return snackbar
  }

  /** Closes all snackbars. */
  clear = (): void => this.#dispatch({ type: 'clear' })

  /** For the layer: calls `onActive` once no other layer renders these snackbars. Returns the function that detaches the layer. */
  attach(onActive: () => void): () => void {
    if (this.#layers.push(onActive) === 1) onActive()
    return () => {
      const index = this.#layers.indexOf(onActive)
      this.#layers.splice(index, 1)
      if (index === 0) this.#layers[0]?.()
    }
  }

  /** For the layer: the snackbar to render. */
  find(id: number): Snackbar | undefined {
    return this.#snackbars.get(id)
  }

  /** For the layer: its closing transition is over. */
  remove(id: number): void {
    this.#snackbars.delete(id)
    this.#dispatch({ type: 'remove', id })
  }

  /** For the layer: time is paused while there is any reason to pause. */
  hold(pause: SnackbarPause, isHeld: boolean): void {
    this.#dispatch({ type: isHeld ? 'pause' : 'resume', pause })
  }

  #dispatch(event: SnackbarEvent): void {
    const state = updateSnackbars(this.getState(), event, this.#clock.now())
    this.#cancelTimer?.()
    const delay = timeToNextClose(state)
    const tick = (): void => this.#dispatch({ type: 'tick' })
    this.#cancelTimer = delay === Infinity ? null : this.#clock.setTimer(tick, Math.min(delay, maxTimeout))
    this.#store.setState(state)
  }
}
