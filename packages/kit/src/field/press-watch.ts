/**
 * The events that end a press. `contextmenu`: the browser's menu takes the release, and such a press is no click. A keydown ends any
 * other whose release the page did not see.
 */
const ends = ['mouseup', 'keydown', 'contextmenu', 'pointercancel', 'dragend'] as const

/**
 * In ms. Browsers dispatch the mouse events of a tap after its `pointerup`, at the latest once they have waited for a second tap. A
 * touch that is no tap (a long press, or a movement where nothing scrolls) has no mouse events: its press is over after this time.
 */
const longestToMouseEvents = 400

/** Tracks whether a pointer is pressed anywhere on the page, and queues callbacks until its release. */
export class PressWatch {
  #isPressing = false
  #untilMouseEvents: ReturnType<typeof setTimeout> | undefined
  readonly #waiting = new Set<() => void>()

  /** Called by each field; adding the same listener again has no effect. */
  listen(): void {
    // In the capture phase, where no other handler can stop the event.
    for (const type of ['pointerdown', 'pointerup', ...ends]) addEventListener(type, this, true)
  }

  /** Calls back once the current press is over, or at once if there is none. */
  after(act: () => void): void {
    if (this.#isPressing) this.#waiting.add(act)
    else act()
  }

  handleEvent({ type }: Event): void {
    clearTimeout(this.#untilMouseEvents)
    if (type === 'pointerdown') this.#isPressing = true
    else if (type === 'pointerup')
      this.#untilMouseEvents = setTimeout(() => this.#end(), longestToMouseEvents)
    else this.#end()
  }

  #end(): void {
    this.#isPressing = false
    const acts = [...this.#waiting]
    this.#waiting.clear()
    for (const act of acts) act()
  }
}
