import { wrapStorage, type SafeStorage } from '@foyer/kit/storage'
import { createContext, use } from 'react'

const storageKey = 'foyer-scroll'

/** Did the browser load this page for a link or an address, and not for a reload or for Back? */
export function isFreshNavigation(): boolean {
  const [navigationEntry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigationEntry?.type === 'navigate'
}

/** What is kept between pages while the app is open; scroll positions also survive a reload. */
export class Visit {
  #promocode: string | undefined
  #hasShownPage = false
  #isNew: boolean
  #onRendered: (() => void) | undefined
  readonly #storage: SafeStorage
  readonly #scrollPositions: Map<string, number>

  /**
   * @param onRendered called once, when the first page is rendered and interactive
   * @param isNew the first page begins at its top, even if a scroll position of it is stored
   */
  constructor(storage: SafeStorage, onRendered?: () => void, isNew = false) {
    this.#storage = storage
    this.#isNew = isNew
    this.#onRendered = onRendered
    const stored = storage.readJson(storageKey)
    this.#scrollPositions = new Map(Array.isArray(stored) ? stored.filter(isPosition) : [])
  }

  /** True only at the first call, which is for the page that the browser has loaded. */
  claimFirstPage(): boolean {
    const isFirst = !this.#hasShownPage
    this.#hasShownPage = true
    return isFirst
  }

  notifyRendered(): void {
    this.#onRendered?.()
    this.#onRendered = undefined
  }

  /** The promo code that was typed last, on sign-in or sign-up; `undefined`: none. */
  readPromocode(): string | undefined {
    return this.#promocode
  }

  storePromocode(code: string | undefined): void {
    this.#promocode = code
  }

  /**
   * Scrolls to the stored position, or to the top; tracks it until the returned function is called.
   *
   * @param entryKey the key of the history entry and its path, since all pages that a browser loads have the same key
   */
  restoreScroll(entryKey: string, isReturn: boolean): () => void {
    // React renders after `popstate`, when the browser would already have restored the position.
    history.scrollRestoration = 'manual'
    if (this.#isNew) this.#scrollPositions.delete(entryKey)
    this.#isNew = false
    const top = isReturn ? this.#scrollPositions.get(entryKey) : 0
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    const handleScroll = (): void => void this.#scrollPositions.set(entryKey, scrollY)
    addEventListener('scroll', handleScroll, { passive: true })
    addEventListener('pagehide', this.#save)
    return () => {
      removeEventListener('scroll', handleScroll)
      removeEventListener('pagehide', this.#save)
    }
  }

  #save = (): void => {
    // Only the last 50 entries, because people hardly go back further.
    this.#storage.write(storageKey, JSON.stringify([...this.#scrollPositions].slice(-50)))
  }
}

/** Other scripts of the site can write to the storage: without this check, an invalid value would break every page of this tab. */
function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

export const VisitContext = createContext(new Visit(wrapStorage(() => null)))

export function useVisit(): Visit {
  return use(VisitContext)
}
