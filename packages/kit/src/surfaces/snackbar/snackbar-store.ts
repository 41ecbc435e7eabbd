import type { ReactNode } from 'react'
import {
  noSnackbars,
  untilNext,
  updateSnackbars,
  type SnackbarEvent,
  type SnackbarPause,
  type SnackbarState,
} from './snackbar.model.ts'

export type SnackbarVariant = 'default' | 'info' | 'error' | 'success' | 'custom'

/** What is shown. Title and text are text: markup in them is shown as it is written. */
export interface Snackbar {
  readonly id: number
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly variant: SnackbarVariant
  readonly close: () => void
  /** Draws the inside of one whose variant is `custom`. */
  readonly render?: ((snackbar: Snackbar) => ReactNode) | undefined
}

export interface SnackbarOptions extends Pick<Snackbar, 'title' | 'text' | 'render'> {
  /** 'default' by default. An error is announced at once, the others when a screen reader has finished. */
  readonly variant?: SnackbarVariant | undefined
  /** Milliseconds that it stays, 5000 by default; `Infinity` until it is closed. Time stands still while it is read. */
  readonly duration?: number | undefined
}

/** Where time comes from. */
export interface SnackbarClock {
  /** Milliseconds, only ever more. */
  readonly now: () => number
  /** Runs something after so many milliseconds; gives what calls it off. */
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
}

/** Browsers take a longer time for none. */
const longestTimer = 2 ** 31 - 1

const browserClock: SnackbarClock = {
  now: () => performance.now(),
  setTimer: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Holds the snackbars of an app. `<SnackbarLayer/>` draws them. */
export class SnackbarStore {
  #state: SnackbarState = noSnackbars
  readonly #snackbars = new Map<number, Snackbar>()
  readonly #listeners = new Set<() => void>()
  readonly #clock: SnackbarClock
  #stopTimer: (() => void) | null = null
  #lastId = 0

  constructor(clock: SnackbarClock = browserClock) {
    this.#clock = clock
  }

  getState = (): SnackbarState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows a snackbar, and gives it back with what closes it. */
  show = ({ duration = 5000, variant = 'default', ...words }: SnackbarOptions): Snackbar => {
    const id = ++this.#lastId
    const snackbar: Snackbar = { ...words, id, variant, close: () => this.#dispatch({ type: 'close', id }) }
    this.#snackbars.set(id, snackbar)
    this.#dispatch({ type: 'show', id, duration })
    return snackbar
  }

  /** Closes all of them. */
  clear = (): void => this.#dispatch({ type: 'clear' })

  /** For the layer: what is drawn. */
  find(id: number): Snackbar | undefined {
    return this.#snackbars.get(id)
  }

  /** For the layer: its motion is over. */
  remove(id: number): void {
    this.#snackbars.delete(id)
    this.#dispatch({ type: 'remove', id })
  }

  /** For the layer: time stands still as long as anything holds it. */
  hold(pause: SnackbarPause, isHeld: boolean): void {
    this.#dispatch({ type: isHeld ? 'pause' : 'resume', pause })
  }

  #dispatch(event: SnackbarEvent): void {
    this.#state = updateSnackbars(this.#state, event, this.#clock.now())
    this.#stopTimer?.()
    const wait = untilNext(this.#state)
    const tick = (): void => this.#dispatch({ type: 'tick' })
    this.#stopTimer = wait === Infinity ? null : this.#clock.setTimer(tick, Math.min(wait, longestTimer))
    for (const listener of this.#listeners) listener()
  }
}
