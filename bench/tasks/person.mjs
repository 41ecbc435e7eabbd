// @ts-check
// Acts like a person: scrolls until the target is in view, presses, types, and waits for the result. Records what was done.

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 * @typedef {import('./keystroke-level.mjs').Act} Act
 * @typedef {{ acts: readonly Act[], seconds: number }} Doing `seconds`: how long the product has made the person wait
 */

export class Person {
  /** @type {Act[]} */
  #acts = []
  #waited = 0
  #page
  #hasTouch
  #now

  /** @param {Page} page @param {{ hasTouch: boolean, now?: () => number }} options `now`: the clock, in ms */
  constructor(page, { hasTouch, now = () => performance.now() }) {
    this.#page = page
    this.#hasTouch = hasTouch
    this.#now = now
  }

  /** @returns {Doing} */
  get doing() {
    return { acts: this.#acts, seconds: this.#waited / 1000 }
  }

  /** Presses, and waits for the target of the next step. @param {Locator} target @param {Locator} [next] */
  async press(target, next) {
    const { point, isFar } = await this.#bringIntoView(target)
    const from = readPlace(this.#page)
    this.#acts.push({ kind: 'press', isFar })
    const startedAt = this.#now()
    await this.#touch(point)
    if (next === undefined) return
    await next.waitFor()
    this.#waited += this.#now() - startedAt
    if (readPlace(this.#page) !== from) this.#acts.push({ kind: 'page' })
  }

  /** @param {Locator} target a field @param {string} text what the person types, without what the field adds itself */
  async fill(target, text) {
    const isFocused = await target.evaluate((element) => element === element.ownerDocument.activeElement)
    const { point, isFar } = await this.#bringIntoView(target)
    this.#acts.push({ kind: 'fill', letters: text.length, isFocused, isFar: isFar && !isFocused })
    if (!isFocused) await this.#touch(point)
    await this.#page.keyboard.type(text)
  }

  /**
   * Scrolls as far as necessary, a screen at a time, until the target is in the middle, or as near as the page allows.
   * @param {Locator} target
   */
  async #bringIntoView(target) {
    await target.waitFor()
    await waitUntilStill(target)
    const screens = await target.evaluate((element) => {
      /** @type {any} */ const { innerHeight, scrollY, scrollBy } = globalThis
      const { top, bottom, height } = element.getBoundingClientRect()
      if (top >= 0 && bottom <= innerHeight) return 0
      scrollBy({ top: top - (innerHeight - height) / 2, behavior: 'instant' })
      const { scrollY: after } = /** @type {any} */ (globalThis)
      return Math.ceil(Math.abs(after - scrollY) / innerHeight)
    })
    if (screens > 0) this.#acts.push({ kind: 'scroll', screens })
    const box = await target.boundingBox()
    const size = this.#page.viewportSize()
    if (box === null || size === null) throw new Error(`${String(target)} is not shown.`)
    const point = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }
    // A target that is in view may still be covered.
    const isHit = await target.evaluate((element, { x, y }) => {
      const hitElement = element.ownerDocument.elementFromPoint(x, y)
      return hitElement !== null && (element.contains(hitElement) || hitElement.contains(element))
    }, point)
    if (!isHit) throw new Error(`${String(target)} is covered.`)
    // The thumb of the hand that holds a phone reaches its lower two thirds.
    return { point, isFar: this.#hasTouch && point.y < size.height / 3 }
  }

  /** @param {{ x: number, y: number }} point */
  async #touch({ x, y }) {
    await (this.#hasTouch ? this.#page.touchscreen.tap(x, y) : this.#page.mouse.click(x, y))
  }
}

/**
 * Waits until the target has stopped moving, because lists above it may still be loading. A person would not press it before that.
 * @param {Locator} target
 */
async function waitUntilStill(target) {
  await target.evaluate(async (element) => {
    /** @type {any} */ const { requestAnimationFrame } = globalThis
    const stillMilliseconds = 300
    let lastPosition = { top: NaN, since: performance.now() }
    while (performance.now() - lastPosition.since < stillMilliseconds) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { top } = element.getBoundingClientRect()
      if (top !== lastPosition.top) lastPosition = { top, since: performance.now() }
    }
  })
}

/** The page's address without the fragment, which is a position within the page. @param {Page} page */
function readPlace(page) {
  const { origin, pathname } = new URL(page.url())
  return origin + pathname
}
