import { wrapStorage, type SafeStorage } from '@foyer/kit/storage'
import { createContext, use } from 'react'

const storageKey = 'foyer-scroll'

/** Has the browser loaded this page for a link or an address, and neither again nor on the way back? */
export function isOpenedAnew(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'navigate'
}

/** What is kept between pages while the app is open; scroll positions also survive a reload. */
export class Visit {
  #promocode: string | undefined
  #hasShownPage = false
  #isNew: boolean
  #tellRendered: (() => void) | undefined
  readonly #storage: SafeStorage
  readonly #scrolled: Map<string, number>

  /**
   * @param onRendered called once, when the first page is rendered and interactive
   * @param isNew the first page begins at its top, wherever it was left before in this tab
   */
  constructor(storage: SafeStorage, onRendered?: () => void, isNew = false) {
    this.#storage = storage
    this.#isNew = isNew
    this.#tellRendered = onRendered
    const kept = storage.readJson(storageKey)
    this.#scrolled = new Map(Array.isArray(kept) ? kept.filter(isPosition) : [])
  }

  /** True for the page that the browser has loaded, at the first call. */
  isFirstPage(): boolean {
    const isFirst = !this.#hasShownPage
    this.#hasShownPage = true
    return isFirst
  }

  tellRendered(): void {
    this.#tellRendered?.()
    this.#tellRendered = undefined
  }

  /** The promo code that was typed last, on sign-in or sign-up; `undefined`: none. */
  readPromocode(): string | undefined {
    return this.#promocode
  }

  keepPromocode(code: string | undefined): void {
    this.#promocode = code
  }

  /**
   * Scrolls to the stored position, or to the top; tracks it until the returned function is called.
   *
   * @param place the key of the history entry and its path, since all pages that a browser loads have the same key
   */
  keepScroll(place: string, isReturn: boolean): () => void {
    // React renders after `popstate`, when the browser would already have restored the position.
    history.scrollRestoration = 'manual'
    if (this.#isNew) this.#scrolled.delete(place)
    this.#isNew = false
    const top = isReturn ? this.#scrolled.get(place) : 0
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    const note = (): void => void this.#scrolled.set(place, scrollY)
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', this.#write)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', this.#write)
    }
  }

  #write = (): void => {
    // The last 50 entries: nobody goes back further.
    this.#storage.write(storageKey, JSON.stringify([...this.#scrolled].slice(-50)))
  }
}

/** Other scripts of the site can write to the storage: with something else there, no page of this tab could begin. */
function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

export const VisitContext = createContext(new Visit(wrapStorage(() => null)))

export function useVisit(): Visit {
  return use(VisitContext)
}
