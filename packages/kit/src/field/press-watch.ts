/**
 * The events that end a press. `contextmenu`: the browser's menu takes the release, and such a press is no click. A keydown ends any
 * other whose release the page did not see.
 */
const endEvents = ['mouseup', 'keydown', 'contextmenu', 'pointercancel', 'dragend'] as const

/**
 * In ms. Browsers dispatch the mouse events of a tap after its `pointerup`, at the latest once they have waited for a second tap. A
 * touch that is no tap (a long press, or a movement where nothing scrolls) has no mouse events: its press is over after this time.
 */
const releaseTimeout = 400

/** Tracks whether a pointer is pressed anywhere on the page, and queues callbacks until its release. */
export class PressWatch {
  #isPressing = false
  #releaseTimer: ReturnType<typeof setTimeout> | undefined
  readonly #callbacks = new Set<() => void>()

  /** Called by each field; adding the same listener again has no effect. */
  listen(): void {
    // In the capture phase, where no other handler can stop the event.
    for (const type of ['pointerdown', 'pointerup', ...endEvents]) addEventListener(type, this, true)
  }

  /** Calls back once the current press is over, or at once if there is none. */
  whenReleased(callback: () => void): void {
    if (this.#isPressing) this.#callbacks.add(callback)
    else callback()
  }

  handleEvent({ type }: Event): void {
    clearTimeout(this.#releaseTimer)
    if (type === 'pointerdown') this.#isPressing = true
    else if (type === 'pointerup') this.#releaseTimer = setTimeout(() => this.#end(), releaseTimeout)
    else this.#end()
  }

  #end(): void {
    this.#isPressing = false
    const callbacks = [...this.#callbacks]
    this.#callbacks.clear()
    for (const callback of callbacks) callback()
  }
}
